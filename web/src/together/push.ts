/** Web push: the server tells this browser that it is one's turn, though no page is open. */
import { api } from '../lib/api';

/** What stands in the way of it, or nothing. */
export function obstacle(): 'unsafe' | 'missing' | 'denied' | null {
  if (!isSecureContext) return 'unsafe';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'missing';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** From now on, for one's seats at a table. False if the browser was not allowed to. */
export async function subscribe(table: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  // A scope without pages: the worker shows notifications and has nothing to do with anything else.
  const registration = await navigator.serviceWorker.register('/push-worker.js', { scope: '/push/' });
  await activated(registration);
  const { endpoint, keys } = (await subscribed(registration.pushManager, key)).toJSON();
  await api.subscribe(table, { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! });
  return true;
}

async function subscribed(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(wish);
  } catch (error) {
    // That was for a server with another key, as after its data were put aside.
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(wish);
  }
}

function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  return new Promise((resolve) => {
    if (active || !worker) return resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

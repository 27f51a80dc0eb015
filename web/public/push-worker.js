/** Shows what the server pushes, though no page is open. It keeps nothing, and no page or request goes through it. */
self.addEventListener('push', (event) => {
  const { title = 'Dorfplatz', body, tag, link } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: link }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data ?? '/', self.location.origin)));
});

/** The table, in the page that shows it already or in a new one. */
async function show(address) {
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(
    (page) => page.url.split('/table/')[1]?.split('/')[0] === address.href.split('/table/')[1],
  );
  await (open ? open.focus() : self.clients.openWindow(address.href));
}

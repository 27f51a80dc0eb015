import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table.css';
import App from './App.svelte';
import { watchPointer } from './lib/pointer';
import { prefs } from './lib/prefs.svelte';
import { installSprite } from './lib/sprite';
import { words } from './lib/words.svelte';

// A part of the page that is not there any more: the server has a newer one, so the page is loaded anew, once a minute at most.
addEventListener('vite:preloadError', () => {
  const minute = 60_000;
  if (Date.now() - Number(sessionStorage.getItem('reloaded')) < minute) return;
  sessionStorage.setItem('reloaded', String(Date.now()));
  location.reload();
});

// The frame of the focus is for whoever uses the keyboard: a page that moves the focus by itself shows none.
// A letter that makes a move is no walk through the page.
addEventListener(
  'keydown',
  ({ key }) => key.length > 1 && (document.documentElement.dataset.keys = ''),
  true,
);
addEventListener('pointerdown', () => delete document.documentElement.dataset.keys, true);

watchPointer();
prefs.apply(document.documentElement);
installSprite();
await words.use(prefs.language);
mount(App, { target: document.getElementById('app')! });

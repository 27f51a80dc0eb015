import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import './look/table.css';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { installSprite } from './lib/sprite';
import { words } from './lib/words.svelte';

prefs.apply(document.documentElement);
installSprite();
await words.use(prefs.language);
mount(App, { target: document.getElementById('app')! });

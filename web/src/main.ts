import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table.css';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { installSprite } from './lib/sprite';
import { words } from './lib/words.svelte';

prefs.apply(document.documentElement);
installSprite();
await words.use(prefs.language);
mount(App, { target: document.getElementById('app')! });

/** Whether the screen is a phone held sideways: the board lies beside everything else then. */
import { MediaQuery } from 'svelte/reactivity';

export const flat = new MediaQuery('(max-height: 500px) and (min-width: 600px)', false);

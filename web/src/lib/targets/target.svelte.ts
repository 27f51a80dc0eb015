/** Elements to act on: how they are lit, explained and played. */
import type { Attachment } from 'svelte/attachments';
import type { Move, TargetOptions } from '../game';
import type { TableClient } from '../table.svelte';
import { hideTip, keepTip, pointerType, tipOnHover } from './tip';

export function attachTarget(table: TableClient, moves: Move[], options: TargetOptions): Attachment {
  return (node) => {
    const element = node as HTMLElement;
    const native = element instanceof HTMLButtonElement;
    element.dataset.target = '';
    if (!native && !element.hasAttribute('role')) element.setAttribute('role', 'button');

    $effect(() => {
      const own = table.light(moves);
      // What a hint shows is lit, even where nothing glows by itself: a free space to build on.
      const light = own === 'idle' && table.hints.numbersAt(moves, options).length > 0 ? 'yes' : own;
      element.dataset.lit = light;
      element.setAttribute('aria-disabled', String(light === 'no' || light === 'off'));
      if (light === 'picked') element.setAttribute('aria-pressed', 'true');
      else element.removeAttribute('aria-pressed');
      // Tab goes through what can be done; the arrow keys reach the others, to ask why not.
      element.setAttribute('tabindex', light === 'yes' || light === 'picked' ? '0' : '-1');
    });
    /** Only the kind of move was chosen, with this button. */
    const chosen = () =>
      options.toggle === true && moves.some(({ block }) => table.selection.isKindChosen(block));
    $effect(() => {
      if (chosen()) element.setAttribute('aria-current', 'true');
      else if (options.toggle) element.removeAttribute('aria-current');
    });

    $effect(() => {
      const numbers = table.hints.numbersAt(moves, options);
      // A button that only chooses the kind of a move is marked if nothing else is in sight.
      const name = options.toggle ? 'hintKind' : 'hint';
      if (numbers.length > 0) element.dataset[name] = numbers.join(' ');
      else delete element.dataset[name];
    });

    const subject = { moves, word: options.about ?? null, note: null };
    const detach = tipOnHover(table, element, () => subject);

    const play = () => {
      hideTip(table);
      table.selection.activate(element, moves, options.menu);
    };
    const click = (event: Event) => {
      if (chosen()) return void table.cancel();
      const light = table.light(moves);
      const { detail } = event as MouseEvent;
      // The second of two quick taps was none that had read what the first one shows.
      const tapped = table.screen.tip?.node === element && table.screen.tip.by === 'tap' && detail < 2;
      const preview = pointerType() === 'touch' && detail > 0 && !options.immediate && !tapped;
      if (light !== 'no' && light !== 'off' && !preview) play();
      else if (light !== 'off' || options.about) {
        // The pointer that came here must not make it a passing tip again.
        keepTip();
        table.screen.tip = { node: element, ...subject, by: 'tap' };
      }
    };
    const key = (event: KeyboardEvent) => {
      if (native || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      click(event);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      detach();
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  };
}

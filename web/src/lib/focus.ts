/** Moving the focus inside a group of elements. */

/** Moves the focus to the element `step` places further; after the last comes the first. */
export function moveFocus(elements: HTMLElement[], step: number): void {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  elements[(at + step + elements.length) % elements.length]?.focus();
}

/** The keys of a menu: arrows, Home and End move the focus, Escape and Tab close it. */
export function menuKeys(event: KeyboardEvent, items: HTMLElement[], close: () => void): void {
  const actions: Record<string, () => void> = {
    ArrowDown: () => moveFocus(items, 1),
    ArrowUp: () => moveFocus(items, -1),
    Home: () => items[0]?.focus(),
    End: () => items.at(-1)?.focus(),
    Escape: close,
    Tab: close,
  };
  const action = actions[event.key];
  if (!action) return;
  action();
  event.preventDefault();
  event.stopPropagation();
}

/** Moves the focus to the element `step` places further in a list, from the last to the first. */
export function moveFocus(elements: HTMLElement[], step: number): void {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  elements[(at + step + elements.length) % elements.length]?.focus();
}

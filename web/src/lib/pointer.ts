/** Where the pointer is, from page to page. */
let [lastX, lastY] = [NaN, NaN];

export function watchPointer(): void {
  const note = ({ clientX, clientY }: PointerEvent) => ([lastX, lastY] = [clientX, clientY]);
  addEventListener('pointermove', note, true);
}

/** The pointer came to an element; else an element has come to where it lies. */
export function hasCome({ clientX, clientY, pointerType }: PointerEvent): boolean {
  return pointerType !== 'touch' && (clientX !== lastX || clientY !== lastY);
}

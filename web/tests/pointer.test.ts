import { expect, it } from 'vitest';
import { hasCome, watchPointer } from '../src/lib/pointer';

it('tells a pointer that comes to an element from an element that comes to the pointer', () => {
  watchPointer();
  const at = (clientX: number, clientY: number, pointerType = 'mouse') =>
    Object.assign(new Event('pointermove'), { clientX, clientY, pointerType }) as unknown as PointerEvent;
  dispatchEvent(at(5, 7));
  expect(hasCome(at(5, 7))).toBe(false);
  expect(hasCome(at(6, 7))).toBe(true);
  expect(hasCome(at(6, 7, 'touch'))).toBe(false);
});

/** The light on what a lesson shows. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Something with an outline of its own has a light of its own. */
  outline?: unknown;
}

const touch = (a: Box, b: Box): boolean =>
  !a.outline &&
  !b.outline &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

function around<One extends Box>(a: One, b: One): One {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  const height = Math.max(a.y + a.height, b.y + b.height) - y;
  return { ...a, x, y, width, height };
}

/** Lights that would cut into each other become one around all of them. */
export function joined<One extends Box>(lights: One[]): One[] {
  const found: One[] = [];
  for (let light of lights) {
    for (let other; (other = found.find((one) => touch(one, light))); light = around(other, light))
      found.splice(found.indexOf(other), 1);
    found.push(light);
  }
  return found;
}

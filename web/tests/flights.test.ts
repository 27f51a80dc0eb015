import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../src/lib/game';
import { findAnchor } from '../src/lib/anchors';
import { prepareFlights } from '../src/lib/flights';
import { prefs } from '../src/lib/prefs.svelte';
import { settle } from './fixtures';

interface Launch {
  symbol: string;
  delay: number;
  duration: number;
  classes: string;
  from: string;
  to: string;
}

let launched: Launch[];
let land: () => void;
const host = {
  game: { seatAnchors: /^stock-(\d)/ } as GameModule,
  familyOf: (seat: number) => seat + 2,
};

function place(anchor: string, x: number, visible = true): HTMLElement {
  const element = document.createElement('div');
  element.dataset.anchor = anchor;
  element.getClientRects = () => (visible ? [{}] : []) as unknown as DOMRectList;
  element.getBoundingClientRect = () => ({ x, y: 100, width: 20, height: 20 }) as DOMRect;
  document.body.append(element);
  return element;
}

beforeEach(() => {
  launched = [];
  document.documentElement.style.setProperty('--t-move', '320ms');
  const finished = new Promise<void>((resolve) => (land = resolve));
  Element.prototype.animate = function (this: Element, frames: unknown, options: unknown) {
    const steps = frames as { transform: string }[];
    const { delay = 0, duration } = options as { delay?: number; duration: number };
    if (this.classList.contains('flying'))
      launched.push({
        symbol: this.querySelector('use')!.getAttribute('href')!,
        classes: this.getAttribute('class')!,
        delay,
        duration,
        from: steps[0]!.transform,
        to: steps[2]!.transform,
      });
    return { finished } as unknown as Animation;
  };
});

afterEach(() => {
  document.body.innerHTML = '';
  prefs.set({ motion: 'system' });
  vi.restoreAllMocks();
});

const wood = { symbol: 'wood', count: 1, from: 'supply', to: 'stock-0-wood' };

describe('flights', () => {
  it('go from where things were before the change to where they are after it', async () => {
    place('supply', 10);
    const goal = place('stock-0-wood', 300);
    const flights = prepareFlights([wood], 0, host)!;
    goal.getBoundingClientRect = () => ({ x: 500, y: 100, width: 20, height: 20 }) as DOMRect;
    const done = flights.fly();
    expect(launched).toHaveLength(1);
    expect(launched[0]).toMatchObject({ symbol: '#wood', duration: 320, delay: 0 });
    expect(launched[0]!.from).toContain('translate(6px');
    expect(launched[0]!.to).toContain('translate(496px');
    land();
    await done;
    expect(document.querySelector('.flying')).toBeNull();
  });

  it.each([
    [40, 1],
    [284, 0],
  ])(
    'make what they arrive at grow for a moment, unless it is a whole panel: %i wide',
    async (width, times) => {
      place('supply', 10);
      const goal = place('stock-0-wood', 300);
      Object.defineProperty(goal, 'offsetWidth', { value: width });
      const grow = vi.spyOn(goal, 'animate');
      const done = prepareFlights([wood], 0, host)!.fly();
      land();
      await done;
      expect(grow).toHaveBeenCalledTimes(times);
    },
  );

  it('know seconds as well as milliseconds', () => {
    document.documentElement.style.setProperty('--t-move', '.32s');
    place('supply', 10);
    place('stock-0-wood', 300);
    void prepareFlights([wood], 0, host)!.fly();
    expect(launched[0]!.duration).toBe(320);
  });

  it('start one after the other, the pieces of one flight staggered', () => {
    place('supply', 10);
    place('stock-0-wood', 300);
    void prepareFlights([{ ...wood, count: 3 }, wood], 0, host)!.fly();
    const delays = launched.map((flight) => flight.delay);
    expect(delays).toHaveLength(4);
    expect(delays[0]).toBe(0);
    expect(delays[1]).toBeGreaterThan(0);
    expect(delays[2]).toBeGreaterThan(delays[1]!);
    expect(delays[3]).toBeGreaterThan(delays[1]!);
  });

  it('never keep anyone waiting, however many there are', () => {
    place('supply', 10);
    place('stock-0-wood', 300);
    void prepareFlights(
      Array.from({ length: 40 }, () => wood),
      0,
      host,
    )!.fly();
    expect(Math.max(...launched.map((flight) => flight.delay + flight.duration))).toBeLessThanOrEqual(2200);
  });

  it('wear the cloth of the family they belong to', () => {
    place('supply', 10);
    place('stock-1-wood', 300);
    void prepareFlights([{ ...wood, to: 'stock-1-wood' }], 0, host)!.fly();
    expect(launched[0]!.classes).toContain('family-3');
  });

  it('between places that are nobody’s wear the cloth of whoever moves them', () => {
    place('place-0', 10);
    place('place-1', 300);
    void prepareFlights([{ symbol: 'villager', count: 1, from: 'place-0', to: 'place-1' }], 2, host)!.fly();
    expect(launched[0]!.classes).toContain('family-4');
  });

  it('skip what is not on the screen', async () => {
    place('supply', 10);
    place('stock-0-wood', 300, false);
    await prepareFlights([wood], 0, host)!.fly();
    expect(launched).toEqual([]);
  });

  it('go to the panel of a player whose board is not shown', () => {
    place('supply', 10);
    place('panel-1', 300);
    expect(findAnchor('stock-1-wood', host.game)).toBe(document.querySelector('[data-anchor="panel-1"]'));
    void prepareFlights([{ ...wood, to: 'stock-1-wood' }], 0, host)!.fly();
    expect(launched).toHaveLength(1);
  });

  it('do not happen for those who want things to stay still', () => {
    prefs.set({ motion: 'reduced' });
    expect(prepareFlights([wood], 0, host)).toBeNull();
  });

  it('come to an end', async () => {
    place('supply', 10);
    place('stock-0-wood', 300);
    let over = false;
    void prepareFlights([wood], 0, host)!
      .fly()
      .then(() => (over = true));
    await settle();
    expect(over).toBe(false);
    land();
    await settle();
    expect(over).toBe(true);
  });
});

"""What is wrong to the eye: texts that are cut or lie on each other, boards that are small, buttons that a thumb misses."""

from __future__ import annotations

# Width, height, and whether it is touched.
SCREENS = {
    "phone": (390, 844, True),
    "phone on its side": (844, 390, True),
    "tablet": (820, 1180, True),
    "tablet on its side": (1180, 820, True),
    "small laptop": (1366, 657, False),
    "laptop": (1280, 800, False),
    "full HD": (1920, 1080, False),
    "larger": (2560, 1440, False),
}

# Long enough to be cut.
NAMES = ["Maximiliane Oberhuber", "Konstantin von Thalbach", "Clara", "Friederike-Charlotte"]

LOOK = """async ([within, touch]) => {
  // Names that are too long are squeezed once they have been measured.
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const found = [];
  const page = document.querySelector(within);
  const frame = page.matches('.frame') && page;
  const seen = { opacityProperty: true, visibilityProperty: true };
  const shown = (element) => element.checkVisibility(seen) && !element.closest('.sr-only, .skip-link');
  const called = (element) => `${element.tagName.toLowerCase()}.${String(element.className).split(' ')[0]}`;
  const inside = (box, edge, x, y) =>
    box.left >= edge.left - x && box.right <= edge.right + x && box.top >= edge.top - y && box.bottom <= edge.bottom + y;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;

  // Every piece of text lies inside all that would cut it off; what scrolls may end at its own edge.
  const texts = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    // A map may be moved: what is written on it need not be in sight.
    // An explanation lies on what it explains, and is on its way.
    if (!text || !shown(node.parentElement) || node.parentElement.closest('svg, .tip')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const control = node.parentElement.closest('button, .btn, [role=tab], [role=menuitem]')?.getBoundingClientRect();
    // Badges may lie on the edge of what they belong to; words may not.
    const inControl = (box) => !control || inside(box, control, 1.5, 4);
    if (/\\p{L}{3}/u.test(text) && !boxes.every(inControl)) found.push(`spills: "${text}"`);
    let scrolls = false;
    for (let one = node.parentElement; one && one !== document.body && !scrolls; one = one.parentElement) {
      const { overflow } = getComputedStyle(one);
      scrolls = /auto|scroll/.test(overflow);
      const edge = one.getBoundingClientRect();
      if (scrolls) boxes = boxes.filter((box) => inside(box, edge, 1.5, 4));
      if (scrolls || overflow === 'visible') continue;
      if (!boxes.every((box) => inside(box, edge, 1.5, 4)))
        found.push(`cut: "${text}" by ${called(one)}`);
    }
    // Only a table has to fit on the screen; other pages are as long as they like.
    const bottom = frame ? innerHeight : document.documentElement.scrollHeight - scrollY;
    const screen = { left: 0, top: -scrollY, right: innerWidth, bottom };
    if (!scrolls && !boxes.every((box) => inside(box, screen, 1, 1))) found.push(`outside: "${text}"`);
    if (!frame || node.parentElement.closest('main')) texts.push({ text, boxes });
  }
  texts.forEach((a, i) => {
    for (const b of texts.slice(i + 1))
      if (a.boxes.some((one) => b.boxes.some((other) => meet(one, other)))) found.push(`overlap: "${a.text}", "${b.text}"`);
  });
  if (!frame) return [...new Set(found)];

  // The parts of the frame lie beside each other, and the board is large.
  const parts = ['header', '.line', 'main', '.supplies', '.tabs', '.thumb', 'aside[aria-label]']
    .map((name) => [name, frame.querySelector(`:scope > ${name}, :scope > .sheet > ${name}`)?.getBoundingClientRect()])
    .filter(([, box]) => box?.width);
  parts.forEach(([name, a], i) => {
    for (const [other, b] of parts.slice(i + 1)) if (meet(a, b)) found.push(`overlap: ${name}, ${other}`);
  });
  // Advice may lie on the players and on a little of the board, not on what is read or pressed.
  const advice = frame.querySelector('.advice > *')?.getBoundingClientRect();
  for (const [name, box] of advice ? parts : [])
    if (['header', '.tabs', '.thumb'].includes(name) && meet(advice, box)) found.push(`overlap: advice, ${name}`);
  const { width, height } = frame.querySelector('main').getBoundingClientRect();
  if (width * height < 0.25 * innerWidth * innerHeight) found.push(`the board has only ${width} × ${height}`);

  // A thumb hits every button.
  for (const one of touch ? frame.querySelectorAll('button, a[href], input, select, [role=tab]') : []) {
    const { width, height } = one.getBoundingClientRect();
    if (one.checkVisibility() && !one.matches('.skip-link') && (width < 43.5 || height < 43.5))
      found.push(`small: ${called(one)} "${one.ariaLabel ?? one.textContent.trim()}" ${width} × ${height}`);
  }
  return [...new Set(found)];
}"""

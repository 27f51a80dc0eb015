/** Squeezes the text of an element, its only child, until it fits. */
import type { Attachment } from 'svelte/attachments';

// Narrower letters would be hard to read: what needs more is made smaller as well.
const NARROWEST = 0.7;

/** `text` is the text of the element: when it changes, it is measured again. */
export const fitText =
  (text: string): Attachment<HTMLElement> =>
  (node) => {
    void text;
    const measure = () => {
      const line = node.firstElementChild as HTMLElement;
      const { paddingLeft, paddingRight } = getComputedStyle(node);
      const room = node.clientWidth - parseFloat(paddingLeft || '0') - parseFloat(paddingRight || '0');
      const width = line.offsetWidth;
      const share = width > room ? room / width : 1;
      const height = Math.min(1, share / NARROWEST);
      line.style.transform = share < 1 ? `scale(${share.toFixed(3)}, ${height.toFixed(3)})` : '';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  };

/** Squeezes long names until they fit. */
import type { Attachment } from 'svelte/attachments';

// Narrower letters would be hard to read.
const NARROWEST = 0.7;

/** `text` is the text of the element: when it changes, it is measured again. */
export const fitText =
  (text: string): Attachment<HTMLElement> =>
  (node) => {
    void text;
    const measure = () => {
      const { clientWidth, scrollWidth } = node;
      const share = scrollWidth > clientWidth ? Math.max(NARROWEST, clientWidth / scrollWidth) : 1;
      const line = node.firstElementChild as HTMLElement;
      line.style.transform = share < 1 ? `scaleX(${share.toFixed(3)})` : '';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  };

/** Long names are set narrower until they fit; below that the letters would be hard to read. */
import type { Attachment } from 'svelte/attachments';

const NARROWEST = 0.7;

/** `text` is what the element says: a change of language measures anew. */
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

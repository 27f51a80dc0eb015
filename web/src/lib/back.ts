/** The browser's Back closes what lies over the page before it leaves the page. */

/** What is open, the topmost last: how each is closed. */
const open: (() => void)[] = [];
/** The newest entry of the browser's history is ours: Back takes it away and stays on the page. */
let own = false;

function keep(): void {
  if (own || open.length === 0) return;
  own = true;
  history.pushState(null, '');
}

addEventListener('popstate', () => {
  if (!own) return;
  own = false;
  open.at(-1)?.();
  // What lies below is closed by the next Back.
  setTimeout(keep);
});

/** Calls `close` when Back is pressed, until it is told that this is closed. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  keep();
  return () => {
    open.splice(open.indexOf(close), 1);
    // Unless something else opens at once, or a link leads away: then the entry is not the newest any more.
    setTimeout(() => {
      if (!own || open.length > 0) return;
      own = false;
      history.back();
    });
  };
}

/** Short messages that disappear by themselves. */
export interface Toast {
  id: number;
  text: string;
  kind: 'bad' | 'good';
}

const STAY = 7000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  #count = 0;

  show(text: string, kind: Toast['kind'] = 'bad'): void {
    const toast = { id: ++this.#count, text, kind };
    // The same text is shown once.
    this.list = [...this.list.filter((other) => other.text !== text), toast];
    setTimeout(() => this.dismiss(toast.id), STAY);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

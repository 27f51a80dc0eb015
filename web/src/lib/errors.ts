/** What goes wrong between browser and server, and how it is shown. */
import { toasts } from './toasts.svelte';
import type { Failure } from './types';
import { words } from './words.svelte';

/** The request failed; `failure` says why in words. */
export class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.text);
  }
}

/** Shows a failed request as a toast; any other error is a bug and is thrown again. */
export function showError(error: unknown): void {
  if (error instanceof RequestError) toasts.show(words.failure(error.failure));
  else throw error;
}

/** The address of a link. The secret stands behind the #, which a browser never sends. */
export const addressOf = (table: string, secret: string): string =>
  `${location.origin}${location.pathname}#/join/${table}/${secret}`;

/** This page was opened on the computer of the server itself: nobody else reaches that address. */
export const isOwnComputer = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

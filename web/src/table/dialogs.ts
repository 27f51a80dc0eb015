/** The dialogs of the table. */
export type DialogName =
  'settings' | 'help' | 'scores' | 'list' | 'log' | 'seats' | 'share' | 'end' | 'invite' | 'chat' | 'tell-me';

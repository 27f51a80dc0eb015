/** What can be laid over the table. */
export type DialogName = 'settings' | 'help' | 'scores' | 'list' | 'log' | 'end';

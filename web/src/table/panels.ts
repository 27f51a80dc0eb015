/** What can be laid over the table. */
export type Panel = 'settings' | 'help' | 'scores' | 'list' | 'log' | 'end';

export * from './accounts.ts';
export * from './connection.ts';
export * from './parties.ts';
export * from './posting.ts';

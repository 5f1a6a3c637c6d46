export * from './accounts.ts';
export * from './connection.ts';
export * from './language.ts';
export * from './posting.ts';

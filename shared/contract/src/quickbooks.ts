export * from './bookkeeping/accounts.ts';
export * from './bookkeeping/connection.ts';
export * from './bookkeeping/posting.ts';

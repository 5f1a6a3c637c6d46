export * from './bank.ts';
export * from './companies-page.ts';
export * from './declaration.ts';
export * from './journal.ts';
export * from './overview.ts';
export * from './receipt.ts';
export * from './review.ts';
export * from './tasks.ts';

export * from './bank-layouts.ts';
export * from './bank-lists.ts';
export * from './corrections.ts';
export * from './cross-footing.ts';
export * from './declaration-check.ts';
export * from './journal.ts';
export * from './month-tasks.ts';
export * from './receipt.ts';

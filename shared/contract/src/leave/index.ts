export * from './booking.ts';
export * from './company-leave.ts';
export * from './leave.ts';
export * from './ledger.ts';
export * from './preview.ts';
export * from './reason.ts';
export * from './type-names.ts';
export * from './vacation.ts';

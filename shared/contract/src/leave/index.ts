export * from './booking.ts';
export * from './leave.ts';
export * from './preview.ts';
export * from './vacation.ts';

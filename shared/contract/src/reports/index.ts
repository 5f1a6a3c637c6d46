export * from './certificate.ts';
export * from './declaration.ts';
export * from './payment-order.ts';
export * from './salaries.ts';
export * from './shapes.ts';
export * from './statistics.ts';
export * from './vacation-list.ts';

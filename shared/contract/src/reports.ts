export * from './reports/declaration.ts';
export * from './reports/employee.ts';
export * from './reports/payment-order.ts';
export * from './reports/salaries.ts';
export * from './reports/shapes.ts';
export * from './reports/statistics.ts';

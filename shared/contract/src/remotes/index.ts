export * from './failures.ts';
export * from './visits.ts';

export * from './failures.ts';
export * from './rollback.ts';
export * from './visits.ts';

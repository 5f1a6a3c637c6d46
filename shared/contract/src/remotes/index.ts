export * from './failures.ts';
export * from './registry-state.ts';
export * from './rollback.ts';
export * from './visits.ts';

export * from './failures.ts';
export * from './moves.ts';
export * from './publish.ts';
export * from './rollback.ts';
export * from './tokens.ts';
export * from './visits.ts';

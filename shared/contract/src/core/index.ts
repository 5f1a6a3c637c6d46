export * from './audit.ts';
export * from './health.ts';

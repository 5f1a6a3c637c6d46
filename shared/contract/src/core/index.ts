export * from './audit.ts';
export * from './health.ts';
export * from './jobs.ts';
export * from './restore.ts';

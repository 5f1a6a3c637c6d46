export * from './audit.ts';
export * from './health.ts';
export * from './mail.ts';
export * from './search.ts';

export * from './makers.ts';
export * from './sign-off-rule.ts';

export * from './contributions.ts';
export * from './law/minimum-wage.ts';
export * from './law/public-holidays.ts';
export * from './law/taxes.ts';
export * from './profile.ts';
export * from './security.ts';
export * from './setting-fields.ts';
export * from './settings.ts';

export * from './contribution.ts';
export * from './minimum-wage.ts';
export * from './profile.ts';
export * from './public-holidays.ts';
export * from './sectors.ts';
export * from './security.ts';
export * from './settings.ts';
export * from './taxes.ts';

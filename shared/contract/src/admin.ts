export * from './admin/company.ts';
export * from './admin/keeping.ts';
export * from './admin/places.ts';
export * from './admin/settings.ts';
export * from './admin/users.ts';

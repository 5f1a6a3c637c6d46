export * from './company-security.ts';
export * from './password.ts';
export * from './preferences.ts';
export * from './setup.ts';
export * from './sign-in.ts';
export * from './two-factor.ts';
export * from './user.ts';
export * from './users.ts';

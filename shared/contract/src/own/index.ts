export * from './account.ts';
export * from './documents.ts';
export * from './home.ts';
export * from './invitations.ts';
export * from './joining.ts';
export * from './payslips.ts';
export * from './settings.ts';
export * from './stored.ts';

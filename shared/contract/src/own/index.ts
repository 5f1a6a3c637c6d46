export * from './account.ts';
export * from './invitations.ts';
export * from './joining.ts';
export * from './settings.ts';

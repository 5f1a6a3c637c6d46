export * from './approvers.ts';
export * from './inbox.ts';
export * from './limits.ts';
export * from './office-people.ts';
export * from './own-requests.ts';
export * from './request.ts';
export * from './sickness.ts';
export * from './to-decide.ts';

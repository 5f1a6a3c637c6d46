// All that other areas may import of this one: reads and commands, no tables.
export { ownSessions } from './account/live-own-session.ts';
export { seedOwnPage } from './account/seed-own-page.ts';

// All that other areas may import of this one: read models, reads and commands, no tables.

export { backup } from './read-models.ts';

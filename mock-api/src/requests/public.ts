// All that other areas may import of this one: read models and reads, no tables.
export { request, sicknessReport } from './read-models.ts';
export { leaveToDecide } from './to-decide/leave-to-decide.ts';

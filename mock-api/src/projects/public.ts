// All that other areas may import of this one: reads and commands, no tables.
export { countedShares, type OnDay, paidByProject, personName } from './paid-shares.ts';
export { liveLines, liveProjects, projectRows } from './project-rows.ts';

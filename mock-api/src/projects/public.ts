// All that other areas may import of this one: read models, reads and commands, no tables.

export { countedShares, type OnDay, paidByProject, personName } from './paid-shares.ts';
export { liveLines, liveProjects, projectRows } from './project-rows.ts';
export { budgetLine, budgetLineShare, project } from './read-models.ts';
export { projectsStored } from './stored.ts';
export { addBudgetLine, addProject, addShares, deleteShares } from './write-projects.ts';

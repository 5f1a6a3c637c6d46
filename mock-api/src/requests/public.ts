// All that other areas may import of this one: read models, no tables.
export { request, sicknessReport } from './read-models.ts';
export { requestsStored } from './stored.ts';

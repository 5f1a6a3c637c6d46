// Where the server runs from its sources, a thread has to be taught TypeScript first; the bundle starts `run-job` itself.
import { register } from 'tsx/esm/api';

register();
const { runJob: run } = await import('./run-job.ts');
export const runJob = run;

import { area } from '#core/area.ts';
import { removeForgottenFiles } from './files/remove-forgotten-files.ts';
import { importBatch, importRow } from './import/batches/table.ts';
import { employmentEnd } from './leaving/table.ts';
import { contractProlongation } from './prolong/table.ts';
import { payRaise } from './raise/table.ts';
import { recurringLine } from './recurring/table.ts';
import { employeeRoutes } from './routes.ts';
import { employeesStored } from './stored.ts';

const FORGET_EVERY_MS = 3_600_000;

/** What is done with the people of a company: record, list, files, import, export. */
export const employeesArea = area({
  name: 'employees',
  tables: [contractProlongation, employmentEnd, importBatch, importRow, payRaise, recurringLine],
  routes: employeeRoutes,
  jobs: ({ db, files }) => [
    {
      ...{ name: 'removing forgotten files', everyMs: FORGET_EVERY_MS, atStart: true },
      run: (now) => removeForgottenFiles(db, files, now),
    },
  ],
  audit: ['employees'],
  stored: employeesStored,
});

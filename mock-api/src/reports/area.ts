import { area } from '#core/area.ts';
import { serveReport } from './files/serve-report.ts';
import { sweepReports } from './files/store-report.ts';
import { reportRoutes } from './routes.ts';

const SWEEP_EVERY_MS = 600_000;

/** Reports as screens, files and mail. */
export const reportsArea = area({
  name: 'reports',
  routes: reportRoutes,
  files: [{ path: '/api/files/reports/:company/:key/:name', serve: serveReport }],
  jobs: ({ files }) => [
    {
      ...{
        name: 'sweeping the files of reports',
        everyMs: SWEEP_EVERY_MS,
        atStart: true,
        onEveryServer: true,
      },
      run: (now) => sweepReports(files, now),
    },
  ],
  audit: ['reports'],
});

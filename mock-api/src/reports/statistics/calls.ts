import {
  getStatistics,
  getStatisticsExcel,
  getStatisticsPdf,
  sendStatistics,
} from '@paga/contract/reports/statistics';
import { asTables } from '../files/draw-report.ts';
import { report } from '../report/report.ts';
import { requireEmployees } from '../report/required-employees.ts';
import { yearAsked } from '../report/year-asked.ts';
import { statisticsFile } from './statistics-file.ts';
import { yearStatistics } from './year-statistics.ts';

const draw = asTables(statisticsFile);

/** Monthly statistics of a year, and a person's book of contributions. */
export const statisticsCalls = report({
  calls: { pdf: getStatisticsPdf, excel: getStatisticsExcel, mail: sendStatistics },
  rows: {
    call: getStatistics,
    run: async (ctx, { year, employeeId }) => {
      if (employeeId) await requireEmployees(ctx, [employeeId], 'employeeId');
      return yearStatistics(ctx, yearAsked(ctx, year), employeeId ?? undefined);
    },
  },
  draw,
  audit: ({ ctx, filter: { year } }) => ({
    type: 'sendStatistics',
    about: { year: String(yearAsked(ctx, year)) },
  }),
});

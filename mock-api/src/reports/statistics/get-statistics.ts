import { getStatistics as call } from '@paga/contract/reports/statistics';
import { read } from '#core/http/handler.ts';
import { requireEmployees } from '../report/required-employees.ts';
import { yearStatistics } from './year-statistics.ts';

export const getStatistics = read({
  call,
  run: async (ctx, { body: { year, employeeId } }) => {
    if (employeeId) await requireEmployees(ctx, [employeeId], 'employeeId');
    return yearStatistics(ctx, year, employeeId ?? undefined);
  },
});

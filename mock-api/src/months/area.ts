import { salaryMonths } from '#company/public.ts';
import { area } from '#core/area.ts';
import { firstOpenDay, isAnyClosed, monthsTouched } from './closed-months.ts';
import { isPaidFrom } from './paid-from.ts';
import { monthRoutes } from './routes.ts';
import { monthsStored } from './stored.ts';
import {
  closingTask,
  salary,
  salaryAcceptance,
  salaryBasis,
  salaryPeriod,
  salaryTrace,
  salaryVersion,
  salaryVersionRow,
  traceShape,
} from './table.ts';

// What the settings of a company ask about its months.
salaryMonths.answeredBy({
  firstOpenDay,
  hold: (ctx, from) => monthsTouched(ctx, { from, to: null }, true),
  isAnyClosed,
  isPaidFrom,
});

/** Salary months: what is calculated, and what is closed. */
export const monthsArea = area({
  name: 'months',
  tables: [
    closingTask,
    salary,
    salaryAcceptance,
    salaryBasis,
    salaryPeriod,
    salaryTrace,
    salaryVersion,
    salaryVersionRow,
    traceShape,
  ],
  routes: monthRoutes,
  stored: monthsStored,
});

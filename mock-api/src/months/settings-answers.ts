import { salaryMonths } from '#company/salary-months.ts';
import { firstOpenDay, monthsTouched } from './closed-months.ts';
import { isPaidFrom } from './paid-from.ts';

/** What the settings of a company ask about its months. */
salaryMonths.answeredBy({
  firstOpenDay,
  hold: (ctx, from) => monthsTouched(ctx, { from, to: null }, true),
  isPaidFrom,
});

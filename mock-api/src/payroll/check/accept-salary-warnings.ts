import { acceptSalaryWarnings as call, type FindingCode } from '@paga/contract/payroll';
import { groupedBy } from '@paga/payroll';
import { monthNamed } from '#core/calendar-month.ts';
import { write } from '#core/http/handler.ts';
import { lockedMonth, requireOpen } from '#months/public.ts';
import type { Found } from './find-problems.ts';
import { storeAcceptances } from './store-acceptances.ts';

/** Whose warnings were accepted, and which: the codes, each person's under their name. */
function acceptedOf(findings: readonly Found[]): Record<string, { warning: FindingCode[] }> {
  const people = groupedBy(findings, ({ name, employeeId }) => `${name} (${employeeId})`);
  return Object.fromEntries(
    [...people].map(([name, own]) => [name, { warning: [...new Set(own.map(({ code }) => code))] }]),
  );
}

export const acceptSalaryWarnings = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    return { period, accepted: [] as Found[] };
  },
  run: async (ctx, { body }, { period, accepted }) => {
    accepted.push(...(await storeAcceptances(ctx, period, { ...body, withSignOff: false })));
    return { accepted: accepted.length };
  },
  audit: ({ input: { body }, loaded: { period, accepted } }) => ({
    page: 'salaries',
    type: 'accept',
    objectId: period.id,
    about: { month: monthNamed(body) },
    new: { note: body.note, warnings: accepted.length, ...acceptedOf(accepted) },
  }),
});

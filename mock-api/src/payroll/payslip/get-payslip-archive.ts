import { setImmediate } from 'node:timers/promises';
import { getPayslipArchive as call, type Payslip } from '@paga/contract/payroll';
import type { Language } from '@paga/contract/shapes';
import { and, inArray } from 'drizzle-orm';
import { logoOf } from '#company/public.ts';
import { type CalendarMonth, sortableMonth } from '#core/calendar-month.ts';
import { DomainError, notFoundField } from '#core/domain-error.ts';
import { shownName } from '#core/files/shown-name.ts';
import { apart, type Made, zipStream } from '#core/files/zip-of.ts';
import { read } from '#core/http/handler.ts';
import { sortedInTurns } from '#core/turns.ts';
import { findPeriod, salary } from '#months/public.ts';
import { byName, ofPeriod } from '../rows/month-rows.ts';
import { payslipsOf } from './payslip.ts';
import { printPayslip } from './print-payslip.ts';

const WORDS = {
  sq: {
    archive: 'Fletëpagesat',
    without: 'Pa fletëpagesë',
    why: 'Pa fletëpagesë, sepse neto është nën zero',
  },
  en: {
    archive: 'Payslips',
    without: 'Without a payslip',
    why: 'Without a payslip, because the net is below zero',
  },
} as const;

/** `Fletëpagesat 2026-10.zip`. */
export const archiveName = (month: CalendarMonth, language: Language): string =>
  `${WORDS[language].archive} ${sortableMonth(month)}.zip`;

// A name may carry anything; a slash would become a folder, a dot an ending.
const fileName = (name: string, month: CalendarMonth) =>
  shownName(`${name} ${sortableMonth(month)}`.replace(/[./\\]/g, ' '), 'pdf');

/** A file for each payslip, drawn when its turn comes; between two of them others are served. */
function filesOf(slips: readonly Payslip[], language: Language, logo: Uint8Array | null): Made[] {
  const names = apart(slips.map((slip) => fileName(slip.employee.fullName, slip)));
  return slips.map((slip, index) => ({
    name: names[index] ?? '',
    make: async () => {
      await setImmediate();
      return printPayslip(slip, language, logo);
    },
  }));
}

/** Says in the archive itself who is not in it. */
function listOf(left: readonly Payslip[], language: Language): Made[] {
  const { without, why } = WORDS[language];
  const lines = [
    `${why}:`,
    ...left.map(({ employee }) => `${employee.fullName} (${employee.personalNumber})`),
  ];
  return left.length === 0
    ? []
    : [
        {
          name: `${without}.txt`,
          make: async () => new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`),
        },
      ];
}

export const getPayslipArchive = read({
  call,
  replica: true,
  run: async (ctx, { body }) => {
    const { employeeIds, language = ctx.actor.language } = body;
    const period = await findPeriod(ctx, body);
    if (!period) throw new DomainError('NO_SALARIES');
    const asked = employeeIds && inArray(salary.employeeId, employeeIds);
    const slips = await payslipsOf(ctx, and(ofPeriod(ctx, period.id), asked));
    if (employeeIds && slips.length < new Set(employeeIds).size) {
      throw notFoundField('employeeIds', 'notFound', 'One of the employees has no salary in this month.');
    }
    const sorted = await sortedInTurns(slips, (one, other) =>
      byName.compare(one.employee.fullName, other.employee.fullName),
    );
    const payable = sorted.filter(({ netto }) => netto >= 0);
    if (payable.length === 0) throw new DomainError(slips.length === 0 ? 'NO_SALARIES' : 'SALARY_HAS_ERRORS');
    const left = sorted.filter(({ netto }) => netto < 0);
    const files = [...listOf(left, language), ...filesOf(payable, language, await logoOf(ctx))];
    return {
      fileName: archiveName(body, language),
      contentType: 'application/zip',
      bytes: zipStream(files, ctx.now),
    };
  },
});

import { dottedDate } from '@paga/calendar';
import type { PlaceholderName } from '@paga/contract/documents';
import { ARTICLE_OF_END, type EndReason } from '@paga/contract/employees';
import type { Language } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import type { StoredEnd } from '#employees/public.ts';

/** Amounts as documents write them. */
export const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const REASONS = {
  sq: {
    resignation: 'ndërprerja nga punonjësi',
    agreement: 'marrëveshja e palëve',
    termExpired: 'kalimi i kohëzgjatjes së kontratës',
    dismissal: 'ndërprerja nga punëdhënësi me njoftim paraprak',
    misconduct: 'shkelja e rëndë e detyrave të punës',
    probation: 'ndërprerja gjatë punës provuese',
    retirement: 'mbushja e moshës së pensionimit',
    death: 'vdekja e punonjësit',
  },
  en: {
    resignation: 'resignation of the employee',
    agreement: 'agreement of both parties',
    termExpired: 'the term of the contract has expired',
    dismissal: 'termination by the employer with notice',
    misconduct: 'serious breach of duty',
    probation: 'termination during probation',
    retirement: 'retirement age reached',
    death: 'death of the employee',
  },
} as const satisfies Record<Language, Record<EndReason, string>>;

/** What is said of the end of somebody's employment; nothing of who stays. */
export function ofEnd(
  end: StoredEnd | undefined,
  language: Language,
): Partial<Record<PlaceholderName, string>> {
  if (!end) return {};
  return {
    lastDay: dottedDate(end.lastDay),
    endReason: REASONS[language][end.reason],
    endArticle: ARTICLE_OF_END[end.reason],
    noticeOn: dottedDate(end.noticeOn),
    noticeDays: `${end.noticeDays}`,
    unusedLeaveDays: `${end.leaveDays}`,
    unusedLeavePay: money.format(toEuro(end.leaveCents)),
  };
}

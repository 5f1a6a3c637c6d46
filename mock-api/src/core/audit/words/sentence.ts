import { stayedAsItWas } from '@paga/contract/audit-value';
import type { Language } from '@paga/contract/shapes';
import type { AuditChanges } from '../table.ts';
import { auditWord, valueText } from './audit-text.ts';
import { DID_EN } from './did-en.ts';
import { DID_SQ } from './did-sq.ts';

const DID = { sq: DID_SQ, en: DID_EN } as const;
const SYSTEM = { sq: 'Sistemi', en: 'The system' } as const;
const MANY = { sq: 'rreshta', en: 'rows' } as const;

/** What a line says of somebody; undefined: nobody has put that kind into words. */
export function didOf(page: string, type: string, language: Language): string | undefined {
  const did = DID[language][`${page}_${type}`] ?? DID[language][type];
  return did?.replace('{{page}}', auditWord(language, 'page', page) ?? page);
}

// A formatter costs more than everything else of a line.
const monthFormat = (language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH_FORMATS = { sq: monthFormat('sq'), en: monthFormat('en') } as const;

const MONTH = /^(\d\d)\.(\d{4})$/;

function monthOf(named: string, language: Language): string {
  const [, month, year] = MONTH.exec(named) ?? [];
  return MONTH_FORMATS[language].format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}

/** The month of an older line, which had it in two fields. */
function earlierMonth({ year, month }: AuditChanges): AuditChanges {
  if (typeof year?.new !== 'number' || typeof month?.new !== 'number') return {};
  const named = `${String(month.new).padStart(2, '0')}.${year.new}`;
  return { month: { old: named, new: named } };
}

/** Who and what a line is about, then the month. */
function aboutOf(changes: AuditChanges, page: string, language: Language): string[] {
  const { month, ...rest } = { ...changes, ...earlierMonth(changes) };
  const about = Object.entries({ ...rest, ...(month && { month }) }).filter(([, change]) =>
    stayedAsItWas(change),
  );
  return about.flatMap(([field, { new: value }]) => {
    if (value === null || value === undefined || value === '') return [];
    if (MONTH.test(String(value))) return [monthOf(String(value), language)];
    if (field === 'count') return [`${value} ${MANY[language]}`];
    return [valueText(field, value, page, language)];
  });
}

type Said = { user: string | null; page: string; type: string; changes: AuditChanges };

/** A line of the audit log in words: who did what, to whom or to which month. `Mira Menaxhere closed the month: October 2026`. */
export function sentenceOf({ user, page, type, changes }: Said, language: Language): string {
  const about = aboutOf(changes, page, language);
  const what = didOf(page, type, language) ?? type;
  return `${user ?? SYSTEM[language]} ${what}${about.length > 0 ? `: ${about.join(' · ')}` : ''}`;
}

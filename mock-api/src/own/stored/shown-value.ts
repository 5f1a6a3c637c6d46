import { dottedDate } from '@paga/calendar';
import { leaveReasonName, leaveTypeName } from '@paga/contract/leave';
import type { StoredSection } from '@paga/contract/own/stored';
import type { Language } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import type { StoredKind } from '#core/http/stored-table.ts';
import { EN } from './words-en.ts';
import { SQ } from './words-sq.ts';

export const WORDS = { sq: SQ, en: EN } as const;
export type Value = StoredSection['records'][number][number]['values'][number];
type Place = { table: string; column: string; language: Language };

const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Belgrade', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
});
/** A moment as people read it: `31.10.2026 09:00`. */
const shownMoment = (moment: unknown): string =>
  clock
    .format(new Date(moment as string | Date))
    .replaceAll('/', '.')
    .replace(',', '');

/** What a field is called: by table and column where the column means another thing there. */
export function labelOf(table: string, column: string, language: Language): string {
  const { fields } = WORDS[language];
  return fields[`${table}.${column}`] ?? fields[column] ?? column;
}

/** Words that have a home of their own. */
const NAMED: Record<string, (value: never, language: Language) => string> = {
  'vacation.type': leaveTypeName,
  'leave_correction.type': leaveTypeName,
  'vacation.reason': leaveReasonName,
};

/** A value of an enumeration in words; one that nobody has named is itself. */
function wordOf({ table, column, language }: Place, value: unknown): string {
  const named = NAMED[`${table}.${column}`];
  if (named) return named(value as never, language);
  const { choices } = WORDS[language];
  const words = choices[`${table}.${column}`] ?? choices[column];
  return words?.[String(value)] ?? String(value);
}

type Rate = { from: string; amount: number | null; share: string | null };
type Patch = { text?: string; from?: string; to?: string; type?: 0 } & Record<string, unknown>;
const span = (from: string, to: string) => `${dottedDate(from)} – ${dottedDate(to)}`;

/** Lists of objects, by the field that holds them. */
const LINES: Record<string, (value: never, place: Place) => Value[]> = {
  earlierContracts: (all: { started: string; ended: string }[]) =>
    all.map(({ started, ended }) => ({ text: span(started, ended) })),
  familyMembers: (all: { familyMemberType: number; members: number }[], place) =>
    all.map((one) => ({ text: `${wordOf(place, one.familyMemberType)}: ${one.members}` })),
  days: (all: string[]) => (all.length === 0 ? [] : [{ text: all.map(dottedDate).join(', ') }]),
  rates: (all: Rate[], { language }) =>
    all.map(({ from, amount, share }) => ({
      text: `${WORDS[language].from} ${dottedDate(from)}${share === null ? '' : `: ${Number(share)}%`}`,
      ...(amount !== null && { amount: toEuro(amount) }),
    })),
  patch: (patch: Patch, { language }) => {
    const { text, from, to, type } = patch;
    if (text !== undefined) return [{ text }];
    if (from !== undefined && to !== undefined)
      return [
        {
          text: [type !== undefined && leaveTypeName(type, language), span(from, to)]
            .filter(Boolean)
            .join(' '),
        },
      ];
    return Object.entries(patch).flatMap(([field, value]) =>
      value === null || typeof value === 'object'
        ? []
        : [{ text: `${labelOf('employee', field, language)}: ${value}` }],
    );
  },
};

/** A stored value as the person reads it; nothing for what is empty. */
export function shownValues(value: unknown, kind: StoredKind, place: Place): Value[] {
  if (value === null || value === undefined || value === '') return [];
  const words = WORDS[place.language];
  switch (kind) {
    case 'cents':
      return [{ amount: toEuro(Number(value)) }];
    case 'euro':
      return [{ amount: Number(value) }];
    case 'choice':
      return [{ text: wordOf(place, value) }];
    case 'date':
      return [{ text: dottedDate(String(value)) }];
    case 'moment':
      return [{ text: shownMoment(value) }];
    case 'lines':
      return LINES[place.column]?.(value as never, place) ?? [{ text: JSON.stringify(value) }];
    case 'percent':
      return [{ text: `${Number(value)}%` }];
    case 'number':
      return [{ text: String(Number(value)) }];
    case 'there':
      return [{ text: words.there }];
    case 'yes':
      return [{ text: value ? words.yes : words.no }];
    default:
      return [{ text: String(value) }];
  }
}

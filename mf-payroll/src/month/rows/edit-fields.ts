import { SalaryEdit, type SalaryRow, type TypedEdits } from '@paga/contract/payroll';
import { readNumber } from '@paga/kit';
import { type RecurringField, recurringNames, toEuro } from '@paga/payroll';
import { entriesText } from './entries-text.ts';

/** What a person types into a cell of a row, as the wire names it. */
export type EditField = Exclude<keyof SalaryEdit, 'entries'>;

/** Values of some of these fields: euro and hours; null takes a typed gross or typed regular hours back. `entries`: the named amounts, see `entriesText`. */
export type Typed = Partial<Record<EditField, number | boolean | null>> & { entries?: string };
/** All of them. */
export type AllTyped = Record<EditField, number | boolean | null> & { entries: string };

/** Fields whose empty box means that the computed value stands again; in the others it means 0. */
const computedWhenEmpty: ReadonlySet<EditField> = new Set(['initialBrutto', 'regularHours']);

/** Fields that are counted in hours. */
const hourFields = [
  'regularHours',
  'nightHours',
  'weekendHours',
  'afterWorkHours',
  'holidaysHours',
  'guardHours',
] as const;
export const isHours = (field: EditField): boolean => (hourFields as readonly string[]).includes(field);

/** What a row has in the fields that recurring lines may fill, typed or not. */
export function amountsOf({ extraTable, stopTable }: SalaryRow): Record<RecurringName, number> {
  return {
    extraBrutto: extraTable.extraBrutto,
    extraNetto: extraTable.extraNetto,
    stops: stopTable.stops,
    avanseStops: stopTable.avanse,
    phoneStops: stopTable.phone,
    ticketStops: stopTable.ticket,
  };
}
type RecurringName = (typeof recurringNames)[RecurringField];

/** Fields that hold what recurring lines of the employee came to: nothing is typed there, and a 0 that is typed waives them. */
export function followedIn({ lines = [] }: SalaryRow): ReadonlySet<EditField> {
  return new Set(
    lines.filter(({ typed, entry }) => !typed && !entry).map(({ field }) => recurringNames[field]),
  );
}

/** Fields in which something was typed over recurring lines, a 0 too. */
export function typedOverIn({ lines = [] }: SalaryRow): ReadonlySet<EditField> {
  return new Set(lines.filter(({ typed }) => typed).map(({ field }) => recurringNames[field]));
}

/** What is typed in a row now; null where the computed value stands, or what recurring lines came to. */
export function typedIn(row: SalaryRow, edits: TypedEdits | null): AllTyped {
  const { overtimeTable: hours } = row;
  const followed = [...followedIn(row)].map((field) => [field, null]);
  return {
    initialBrutto: edits?.grossOverride == null ? null : toEuro(edits.grossOverride),
    regularHours: edits?.regularHours ?? null,
    nightHours: hours.nightHours,
    weekendHours: hours.weekendHours,
    afterWorkHours: hours.afterWorkHours,
    holidaysHours: hours.holidaysHours,
    guardHours: hours.guardHours,
    hasHealthInsurance: row.has_health_insurance,
    ...amountsOf(row),
    ...Object.fromEntries(followed),
    entries: entriesText(edits),
  };
}

/** Why a value is refused; `payroll:edits.problem.<key>` says it. */
export type FieldProblem = 'number' | 'ambiguous' | 'amount' | 'hours' | 'yesNo' | 'belowNamed';

const yes = /^(po|p|yes|y|true|1|x|✓)$/i;
const no = /^(jo|j|no|n|false|0|)$/i;

/** Whether a value is one the server takes, by the schema it uses itself. */
export function problemOfValue(field: EditField, value: unknown): FieldProblem | undefined {
  if (SalaryEdit.shape[field].safeParse(value).success) return undefined;
  if (field === 'hasHealthInsurance') return 'yesNo';
  if (typeof value !== 'number' || Number.isNaN(value)) return 'number';
  return isHours(field) ? 'hours' : 'amount';
}

/** What an empty box stands for. */
export function emptyValue(field: EditField): null | 0 | false {
  if (field === 'hasHealthInsurance') return false;
  return computedWhenEmpty.has(field) ? null : 0;
}

/** What a typed or pasted text means for a field: a value, or why it is none. Money with a lone group of three is `ambiguous`, see `readNumber`. */
export function readText(
  field: EditField,
  text: string,
): { value: number | boolean | null } | { problem: FieldProblem } {
  const clean = text.trim();
  if (field === 'hasHealthInsurance') {
    if (yes.test(clean)) return { value: true };
    return no.test(clean) ? { value: false } : { problem: 'yesNo' };
  }
  const value = clean === '' ? emptyValue(field) : readNumber(clean, !isHours(field));
  if (value === 'ambiguous') return { problem: value };
  if (value === 'malformed') return { problem: 'number' };
  const problem = problemOfValue(field, value);
  return problem ? { problem } : { value };
}

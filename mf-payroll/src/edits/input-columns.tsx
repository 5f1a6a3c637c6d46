import { SalaryPaymentType } from '@paga/contract/shapes';
import { type CellNote, type Column, formatNumber, Money } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { RowSource } from '#month/rows/computed-row.ts';
import { type EditField, isHours, readText, typedOverIn } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { heldIn } from '#month/rows/shown-rows.ts';
import { editKinds } from './edit-kinds.ts';

type SourceOf = (row: EditedRow) => RowSource | undefined;
type Texts = TFunction<'payroll'>;
type ErrorText = (error: unknown) => string;

const groups: Partial<Record<EditField, 'hours' | 'additions' | 'insurance' | 'deductions'>> =
  Object.fromEntries([
    ...editKinds.insurance.map((field) => [field, 'insurance']),
    ...(['regularHours', ...editKinds.hours] as const).map((field) => [field, 'hours']),
    ...editKinds.additions.map((field) => [field, 'additions']),
    ...editKinds.deductions.map((field) => [field, 'deductions']),
  ]);

/** In the order in which they are filled in. */
const inputFields: readonly EditField[] = [
  'initialBrutto',
  'regularHours',
  ...editKinds.hours,
  ...editKinds.additions,
  'hasHealthInsurance',
  ...editKinds.deductions,
];

type Held = { value: number | boolean | null; isEmpty: boolean };

/** What a cell holds; a 0 is an empty box, but a gross, and one that was typed over recurring lines. */
function heldBy(field: EditField, row: EditedRow, source: RowSource | undefined): Held {
  const value = heldIn(field, row, source);
  const isZero = value === 0 && field !== 'initialBrutto' && !typedOverIn(row).has(field);
  return { value, isEmpty: value === null || isZero };
}

/** The value as it is typed. */
function textOf(field: EditField, { value, isEmpty }: Held, t: Texts): string {
  if (typeof value === 'boolean') return t(value ? 'edits.yes' : 'edits.no');
  if (value === null || isEmpty) return '';
  return isHours(field) ? String(value) : value.toFixed(2);
}

function drawn(field: EditField, { value, isEmpty }: Held, t: Texts): ReactNode {
  if (typeof value === 'boolean') return t(value ? 'edits.yes' : 'edits.no');
  if (value === null || isEmpty) return <span className="paga-hint">–</span>;
  return isHours(field) ? formatNumber(value) : <Money value={value} />;
}

function noteOf(
  field: EditField,
  { pending }: EditedRow,
  t: Texts,
  errorText: ErrorText,
): CellNote | undefined {
  const unread = pending?.unread[field];
  if (unread) return { tone: 'error', text: t(`edits.problem.${unread.problem}`) };
  if (!pending || !(field in pending.typed)) return undefined;
  if (pending.refusal) return { tone: 'error', text: errorText(pending.refusal) };
  return { tone: 'saving', text: t('edits.waiting') };
}

function mayEdit(field: EditField, row: EditedRow, sourceOf: SourceOf): boolean {
  if (field === 'regularHours') return row.salaryPaymentType === SalaryPaymentType.hourly;
  return field !== 'hasHealthInsurance' || sourceOf(row)?.known.inputs.insurance != null;
}

/** The columns of what is typed, each cell edited where it stands. */
export function inputColumns(t: Texts, sourceOf: SourceOf, errorText: ErrorText): Column<EditedRow>[] {
  return inputFields.map((field): Column<EditedRow> => {
    const group = groups[field];
    const may = (row: EditedRow) => mayEdit(field, row, sourceOf);
    return {
      key: field,
      title: t(`edits.short.${field}`),
      description: t(`edits.field.${field}`),
      ...(group ? { group: t(`edits.group.${group}`) } : {}),
      width: field === 'hasHealthInsurance' || isHours(field) ? 88 : 108,
      align: 'right',
      value: (row) => heldIn(field, row, sourceOf(row)),
      render: (row) => {
        const unread = row.pending?.unread[field];
        if (unread) return unread.text;
        return may(row) ? (
          drawn(field, heldBy(field, row, sourceOf(row)), t)
        ) : (
          <span className="paga-hint">–</span>
        );
      },
      edit: {
        text: (row) =>
          row.pending?.unread[field]?.text ?? textOf(field, heldBy(field, row, sourceOf(row)), t),
        may,
        problem: (text) => {
          const read = readText(field, text);
          return 'problem' in read ? t(`edits.problem.${read.problem}`) : undefined;
        },
        note: (row) => noteOf(field, row, t, errorText),
        inputMode: field === 'hasHealthInsurance' ? 'text' : 'decimal',
      },
    };
  });
}

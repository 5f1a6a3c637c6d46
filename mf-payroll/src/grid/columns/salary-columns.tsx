import type { SalaryRow } from '@paga/contract/payroll';
import { type Column, Icon, Money } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { TFunction } from 'i18next';
import { type EditKind, editKinds, kindOf } from '#edits/edit-kinds.ts';
import { Change, nothing } from '#month/frame/change.tsx';
import type { EditField } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { amountOf, type MoneyColumn, moneyColumns } from '#month/sums/sum-rows.ts';
import { NameWithMarks } from './name-with-marks.tsx';

type Texts = TFunction<'payroll'>;

/** The step of the trace that explains a column. */
export const explainedBy: Record<MoneyColumn, string> = {
  initialBrutto: 'grossPay',
  extraHours: 'hoursPay',
  extras: 'additions',
  insurancePlus: 'insurancePlus',
  totalBrutto: 'totalBrutto',
  pensionalContribution: 'contributionEmployee',
  employerContribution: 'contributionEmployer',
  taxableSalary: 'taxable',
  tax: 'tax',
  prime: 'prime',
  stops: 'deductions',
  netto: 'netto',
};

/** The key of a money column: what is deducted altogether stands beside the deduction of that name. */
export const keyOf = (column: MoneyColumn): string => (column === 'stops' ? 'stopsTotal' : column);

/** What a click or Enter on a cell opens. */
export type CellOpens = {
  openFigure: (row: SalaryRow, column: MoneyColumn) => void;
  openEdit: (row: SalaryRow, kind: EditKind) => void;
  openPayslip: (row: SalaryRow) => void;
  /** The panel beside the table. */
  openPanel: (row: SalaryRow) => void;
};

const groupOf: Partial<Record<MoneyColumn, 'hours' | 'additions' | 'pension' | 'insurance' | 'deductions'>> =
  {
    extraHours: 'hours',
    extras: 'additions',
    pensionalContribution: 'pension',
    employerContribution: 'pension',
    prime: 'insurance',
    stops: 'deductions',
  };

function moneyColumn(key: MoneyColumn, t: Texts, { openFigure }: CellOpens): Column<EditedRow> {
  const group = groupOf[key];
  const long = group === 'pension' || key === 'insurancePlus';
  const title = t(`calculations.column.${key}`);
  const opensWindow = ['extraHours', 'extras', 'prime', 'stops'].includes(key);
  return {
    key: keyOf(key),
    title,
    ...(group && { group: t(group === 'pension' ? 'calculations.column.pension' : `edits.group.${group}`) }),
    ...(long && { description: t(`calculations.column.long.${key as 'insurancePlus'}`) }),
    width: key === 'netto' ? 116 : 108,
    align: 'right',
    ...(key === 'netto' && { end: true, fixed: true }),
    value: (row) => amountOf(row, key),
    render: (row) => (
      <>
        {opensWindow && <Pencil />}
        <Money value={amountOf(row, key)} />
      </>
    ),
    onActivate: (row) => openFigure(row, key),
  };
}

/** Beside a figure that a click changes: seen while the pointer or the focus is on its cell. */
const Pencil = () => (
  <span className="workbench-pencil" aria-hidden="true">
    <Icon name="pencil" size={12} />
  </span>
);

/** The window that a typed field belongs to. */
export function kindOfField(field: EditField, row: SalaryRow): EditKind {
  if (field === 'initialBrutto' || field === 'regularHours') return kindOf('initialBrutto', row) ?? 'gross';
  const kinds = Object.entries(editKinds) as [EditKind, readonly EditField[]][];
  return kinds.find(([, fields]) => fields.includes(field))?.[0] ?? 'gross';
}

/** A column of what is typed: Alt+Enter opens its window; while nothing may be typed, Enter and a click do too. */
function typedColumn(
  column: Column<EditedRow>,
  t: Texts,
  mayEdit: boolean,
  opens: CellOpens,
): Column<EditedRow> {
  const { edit, render, ...rest } = column;
  const field = column.key as EditField;
  const open = (row: SalaryRow) => opens.openEdit(row, kindOfField(field, row));
  const isGross = field === 'initialBrutto';
  return {
    ...rest,
    ...(edit && { text: edit.text }),
    ...(mayEdit && edit && { edit }),
    mayActivate: (row) => edit?.may?.(row) ?? true,
    onActivate: open,
    render: (row, index) => (
      <>
        {isGross && (
          <button
            type="button"
            className="paga-reset workbench-pencil"
            tabIndex={-1}
            aria-label={t('edits.openWindow', { name: row.name })}
            onClick={() => open(row)}
          >
            <Icon name="pencil" size={12} />
          </button>
        )}
        {render(row, index)}
      </>
    ),
  };
}

/** By how much the net differs from last month's; null where there is none to compare with. */
export function changeOf(row: SalaryRow, netBefore: NetBefore | undefined): number | null {
  const before = netBefore?.[row.employeeId];
  return before === undefined ? null : toEuro(toCents(row.netto) - toCents(before));
}

/** The net of last month by employee. */
export type NetBefore = Readonly<Record<number, number>>;

type Shown = {
  /** The employer shares a premium: what that adds to the gross has a column (rules §3, insurance+). */
  shares: boolean;
  mayEdit: boolean;
  netBefore: NetBefore | undefined;
  /** Pixels that the longest name needs. */
  nameWidth: number;
};

/** The columns of specification 2 §2 with what is typed for them beside each, in one table: name at the left, net and its change at the right. */
export function salaryColumns(
  t: Texts,
  { shares, mayEdit, netBefore, nameWidth }: Shown,
  opens: CellOpens,
  inputs: readonly Column<EditedRow>[],
): Column<EditedRow>[] {
  const money = new Map(moneyColumns.map((key) => [key, moneyColumn(key, t, opens)]));
  const typed = (fields: readonly EditField[]) =>
    inputs
      .filter(({ key }) => fields.includes(key as EditField))
      .map((one) => typedColumn(one, t, mayEdit, opens));
  const figures = (...keys: MoneyColumn[]) => keys.flatMap((key) => money.get(key) ?? []);
  return [
    {
      key: 'name',
      title: t('calculations.column.name'),
      width: nameWidth,
      frozen: true,
      fixed: true,
      findsTyped: true,
      value: (row) => row.name,
      render: (row) => <NameWithMarks row={row} t={t} />,
      onActivate: opens.openPayslip,
    },
    {
      key: 'personalNumber',
      title: t('calculations.column.personalNumber'),
      width: 116,
      value: (row) => row.personalNumber,
      render: (row) => <span className="paga-number">{row.personalNumber}</span>,
      onActivate: opens.openPanel,
    },
    ...typed(editKinds.gross),
    ...typed([...editKinds.grossByHours, ...editKinds.hours]),
    ...figures('extraHours'),
    ...typed(editKinds.additions),
    ...figures('extras', ...(shares ? (['insurancePlus'] as const) : []), 'totalBrutto'),
    ...figures('pensionalContribution', 'employerContribution', 'taxableSalary', 'tax'),
    ...typed(editKinds.insurance),
    ...figures('prime'),
    ...typed(editKinds.deductions),
    ...figures('stops', 'netto'),
    changeColumn(t, netBefore, opens),
  ];
}

function changeColumn(t: Texts, netBefore: NetBefore | undefined, opens: CellOpens): Column<EditedRow> {
  return {
    key: 'change',
    title: t('calculations.column.change'),
    description: t('calculations.column.long.change'),
    width: 96,
    align: 'right',
    end: true,
    value: (row) => changeOf(row, netBefore),
    render: (row) => {
      const change = changeOf(row, netBefore);
      return change === null ? nothing : <Change value={change} />;
    },
    onActivate: opens.openPanel,
  };
}

import { LeaveColumn, type LeaveImportRow } from '@paga/contract/leave';
import { type Column, missing, Tag } from '@paga/kit';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Looked, problemIn, stateOf } from './row-state.ts';

type PreviewColumn = Column<LeaveImportRow>;
type Texts = TFunction<'vacations'>;

const WIDTHS: Record<LeaveColumn, number> = {
  personalNumber: 140,
  name: 170,
  kind: 150,
  type: 130,
  from: 120,
  to: 120,
  days: 90,
  reason: 210,
  note: 200,
};
const TONES = { refused: 'danger', leftOut: 'neutral', warned: 'warning', ready: 'success' } as const;

/** How many problems a row is shown with: of a refused one those that refuse it. */
const countOf = ({ isValid, problems }: LeaveImportRow): number =>
  problems.filter(({ severity }) => isValid || severity === 'error').length;

/** The texts of the sheet; what is wrong in one is marked and reads what stands there. */
function textColumn(t: Texts, column: LeaveColumn): PreviewColumn {
  return {
    key: column,
    title: t(`import.column.${column}`),
    width: WIDTHS[column],
    align: column === 'days' ? 'right' : 'left',
    edit: { text: ({ cells }) => cells[column] ?? '' },
    render: (row) => {
      const text = row.cells[column] || missing;
      const problem = problemIn(row, column);
      return problem ? <Tag tone={problem.severity === 'error' ? 'danger' : 'warning'}>{text}</Tag> : text;
    },
  };
}

function previewColumns(t: Texts, looked: Looked): PreviewColumn[] {
  const nameOf = ({ employeeName, cells }: LeaveImportRow) =>
    employeeName ?? cells.name ?? cells.personalNumber ?? missing;
  const who: PreviewColumn[] = [
    { key: 'who', title: t('import.who'), width: 180, frozen: true, value: nameOf, render: nameOf },
    {
      key: 'row',
      title: t('import.row'),
      width: 76,
      align: 'right',
      value: ({ row }) => row,
      render: ({ row }) => row,
    },
    {
      key: 'state',
      title: t('import.stateOf'),
      width: 150,
      value: (row) => stateOf(row, looked),
      render: (row) => {
        const state = stateOf(row, looked);
        return <Tag tone={TONES[state]}>{t(`import.state.${state}`, { count: countOf(row) })}</Tag>;
      },
    },
  ];
  const cost: PreviewColumn = {
    key: 'workingDays',
    title: t('import.workingDays'),
    width: 110,
    align: 'right',
    value: ({ workingDays }) => workingDays,
    render: ({ workingDays }) => workingDays ?? missing,
  };
  return [...who, ...LeaveColumn.options.map((column) => textColumn(t, column)), cost];
}

/** The columns of the preview: whom a row is about, what saving does with it, its texts, and what a leave costs. */
export function usePreviewColumns(looked: Looked): PreviewColumn[] {
  const { t, i18n } = useTranslation('vacations');
  const { rows, leftOut } = looked;
  return useMemo(() => previewColumns(t, { rows, leftOut }), [t, i18n.language, rows, leftOut]);
}

import type { ImportColumn, ImportRow } from '@paga/contract/employees';
import { type Column, DateText, Money, Percent } from '@paga/kit';
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewCell, ProblemCount, StateTag } from './preview-cell.tsx';
import { problemIn } from './problem-text.ts';
import { type RowMarks, stateOf } from './row-state.ts';
import { useTypedText } from './value-text.ts';

type PreviewColumn = Column<ImportRow>;
type Texts = TFunction<'employees'>;
type Typed = ReturnType<typeof useTypedText>;
type Around = { t: Texts; typed: Typed; marks: RowMarks };

const right = { align: 'right' } as const;

/** What a cell holds for who corrects it: the text that could not be read, else the value. */
function textIn(row: ImportRow, column: ImportColumn, typed: Typed): string {
  const error = problemIn(row.errors, column);
  return error ? (error.value ?? '') : typed(column, row[column]);
}

function read(
  { t, typed, marks }: Around,
  key: ImportColumn,
  width: number,
  show: (row: ImportRow) => ReactNode,
  more: Partial<PreviewColumn> = {},
): PreviewColumn {
  const render = (row: ImportRow) => <PreviewCell row={row} column={key} shown={show(row)} />;
  const edit = {
    text: (row: ImportRow) => textIn(row, key, typed),
    may: (row: ImportRow) => !marks.saved.has(row.row),
  };
  return { key, title: t(`import.column.${key}`), width, render, edit, ...more };
}

function computed(t: Texts, key: 'netSalary' | 'tax' | 'contribution'): PreviewColumn {
  const value = (row: ImportRow) => row[key];
  return {
    key,
    title: t(`import.computed.${key}`),
    width: 112,
    ...right,
    value,
    render: (row) => <Money value={row[key]} />,
  };
}

/** Beside the name: the line of the sheet, what saving does with the row, and how many problems it has. */
function aboutRow({ t, marks }: Around): PreviewColumn[] {
  const state = (row: ImportRow) => stateOf(row, marks);
  return [
    {
      key: 'row',
      title: t('import.row'),
      width: 78,
      align: 'right',
      value: (row) => row.row,
      render: (row) => row.row,
    },
    {
      key: 'state',
      title: t('import.stateOf'),
      width: 148,
      value: state,
      render: (row) => <StateTag row={row} state={state(row)} />,
    },
    {
      key: 'problems',
      title: t('import.problems'),
      width: 226,
      value: (row) => row.errors.length,
      render: (row) => <ProblemCount row={row} />,
    },
  ];
}

/** In the order of the workbook, so that a block copied from it can be pasted; narrow enough for the gross to be seen at once. */
function previewColumns(around: Around): PreviewColumn[] {
  const { t } = around;
  return [
    read(around, 'name', 150, (row) => row.name, { frozen: true, value: (row) => row.name }),
    ...aboutRow(around),
    read(around, 'idNumber', 116, (row) => row.idNumber),
    read(around, 'jobTitle', 118, (row) => row.jobTitle),
    read(around, 'phoneNumber', 156, (row) => row.phoneNumber),
    read(around, 'emailAddress', 172, (row) => row.emailAddress),
    read(around, 'grossSalary', 124, (row) => <Money value={row.grossSalary} />, {
      ...right,
      value: (row) => row.grossSalary,
    }),
    computed(t, 'netSalary'),
    computed(t, 'tax'),
    computed(t, 'contribution'),
    read(
      around,
      'contributionPercentage',
      130,
      (row) => <Percent value={row.contributionPercentage} />,
      right,
    ),
    read(around, 'contractDate', 130, (row) => <DateText value={row.contractDate} />, {
      value: (row) => row.contractDate,
    }),
    read(around, 'address', 220, (row) => row.address),
    read(around, 'class', 140, (row) => row.class),
    read(around, 'bank', 210, (row) => row.bank),
    read(around, 'bankAccountNumber', 190, (row) => row.bankAccountNumber),
    read(around, 'employerTier', 120, (row) => row.employerTier && t(`import.tier.${row.employerTier}`)),
    read(
      around,
      'employmentType',
      180,
      (row) => row.employmentType && t(`import.employment.${row.employmentType}`),
    ),
    read(around, 'gender', 110, (row) => row.gender && t(`import.gender.${row.gender}`)),
  ];
}

/** The columns of the preview: what the workbook holds, what saving does with it, and net, tax and contribution of it. */
export function usePreviewColumns(marks: RowMarks): PreviewColumn[] {
  const { t, i18n } = useTranslation('employees');
  const typed = useTypedText();
  return useMemo(() => previewColumns({ t, typed, marks }), [t, i18n.language, marks]);
}

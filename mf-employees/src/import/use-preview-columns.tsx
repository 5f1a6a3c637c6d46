import type { ImportColumn, ImportRow } from '@paga/contract/employees';
import { type Column, DateText, Money, Percent } from '@paga/kit';
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewCell, ProblemCount } from './preview-cell.tsx';

type PreviewColumn = Column<ImportRow>;
type Texts = TFunction<'employees'>;

const right = { align: 'right' } as const;

function read(
  t: Texts,
  key: ImportColumn,
  width: number,
  show: (row: ImportRow) => ReactNode,
  more: Partial<PreviewColumn> = {},
): PreviewColumn {
  const render = (row: ImportRow) => <PreviewCell row={row} column={key} shown={show(row)} />;
  return { key, title: t(`import.column.${key}`), width, render, ...more };
}

function computed(t: Texts, key: 'netSalary' | 'tax' | 'contribution'): PreviewColumn {
  const value = (row: ImportRow) => row[key];
  return { key, title: t(`import.computed.${key}`), width: 110, ...right, value, render: (row) => <Money value={row[key]} /> };
}

function previewColumns(t: Texts): PreviewColumn[] {
  return [
    read(t, 'name', 190, (row) => row.name, { frozen: true, value: (row) => row.name }),
    { key: 'row', title: t('import.row'), width: 76, align: 'right', value: (row) => row.row, render: (row) => row.row },
    {
      key: 'problems',
      title: t('import.problems'),
      width: 120,
      value: (row) => row.errors.length,
      render: (row) => <ProblemCount row={row} />,
    },
    read(t, 'idNumber', 130, (row) => row.idNumber),
    read(t, 'jobTitle', 180, (row) => row.jobTitle),
    read(t, 'phoneNumber', 150, (row) => row.phoneNumber),
    read(t, 'emailAddress', 230, (row) => row.emailAddress),
    read(t, 'grossSalary', 120, (row) => <Money value={row.grossSalary} />, { ...right, value: (row) => row.grossSalary }),
    computed(t, 'netSalary'),
    computed(t, 'tax'),
    computed(t, 'contribution'),
    read(t, 'contributionPercentage', 130, (row) => <Percent value={row.contributionPercentage} />, right),
    read(t, 'contractDate', 130, (row) => <DateText value={row.contractDate} />, { value: (row) => row.contractDate }),
    read(t, 'address', 220, (row) => row.address),
    read(t, 'class', 140, (row) => row.class),
    read(t, 'bank', 200, (row) => row.bank),
    read(t, 'bankAccountNumber', 170, (row) => row.bankAccountNumber),
    read(t, 'employerTier', 120, (row) => row.employerTier && t(`import.tier.${row.employerTier}`)),
    read(t, 'employmentType', 170, (row) => row.employmentType && t(`import.employment.${row.employmentType}`)),
    read(t, 'gender', 110, (row) => row.gender && t(`import.gender.${row.gender}`)),
  ];
}

/** The columns of the preview: what the workbook holds, and net, tax and contribution of it. */
export function usePreviewColumns(): PreviewColumn[] {
  const { t } = useTranslation('employees');
  return useMemo(() => previewColumns(t), [t]);
}

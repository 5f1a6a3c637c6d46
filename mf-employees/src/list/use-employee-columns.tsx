import type { EmployeeListRow } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { type Column, DateText, IconButton, Money, missing } from '@paga/kit';
import type { ParseKeys } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnPageMark } from '#own-page/own-page-mark.tsx';
import { phoneText } from '#values/phone-text.ts';
import { useOptionText } from '#values/use-option-text.ts';
import { ContractText, EmployeeMarks } from './employee-marks.tsx';
import { PersonCell } from './person-cell.tsx';

type Row = EmployeeListRow;
type ColumnKey =
  ParseKeys<'employees'> extends infer Key
    ? Key extends `employees.column.${infer Name}`
      ? Name
      : never
    : never;
type Named = (key: ColumnKey) => string;

const text = (value: string | null): ReactNode => value ?? missing;
const day = (value: string | null): ReactNode => (value ? <DateText value={value} /> : missing);

function usualColumns(title: Named, documents: (row: Row) => ReactNode): Column<Row>[] {
  const columns: (Omit<Column<Row>, 'title'> & { key: ColumnKey })[] = [
    {
      key: 'name',
      width: 170,
      narrowWidth: 176,
      frozen: true,
      value: fullName,
      render: (row) => <PersonCell row={row} />,
    },
    {
      key: 'occupation',
      width: 160,
      value: (row) => row.occupation,
      render: (row) => text(row.occupation),
    },
    { key: 'sectors', width: 114, render: (row) => text(row.sectors.join(', ') || null) },
    { key: 'contract', width: 140, render: (row) => <ContractText row={row} /> },
    { key: 'bruttoSalary', width: 108, align: 'right', render: (row) => <Money value={row.bruttoSalary} /> },
    {
      key: 'phone',
      width: 150,
      value: (row) => row.phone,
      render: (row) => text(row.phone && phoneText(row.phone)),
    },
    { key: 'email', width: 214, value: (row) => row.email, render: (row) => text(row.email) },
    { key: 'documents', width: 52, align: 'center', render: documents },
  ];
  return columns.map((column) => ({ ...column, title: title(column.key) }));
}

function optionalColumns(title: Named, option: ReturnType<typeof useOptionText>): Column<Row>[] {
  const columns: (Omit<Column<Row>, 'key' | 'title' | 'optional'> & { key: ColumnKey })[] = [
    { key: 'employerTier', width: 120, render: (row) => option('employerTier', row.employerTier) },
    { key: 'employmentType', width: 130, render: (row) => option('employmentType', row.employmentType) },
    {
      key: 'salaryPaymentType',
      width: 140,
      render: (row) => option('salaryPaymentType', row.salaryPaymentType),
    },
    { key: 'ownPage', width: 120, render: (row) => <OwnPageMark employeeId={row.id} /> },
    { key: 'marks', width: 210, render: (row) => <EmployeeMarks row={row} /> },
    {
      key: 'contractStarted',
      width: 130,
      value: (row) => row.contractStarted,
      render: (row) => day(row.contractStarted),
    },
    {
      key: 'expirationContract',
      width: 140,
      value: (row) => row.expirationContract,
      render: (row) => day(row.expirationContract),
    },
    { key: 'birthDate', width: 120, value: (row) => row.birthDate, render: (row) => day(row.birthDate) },
    { key: 'personalNumber', width: 140, render: (row) => text(row.personalNumber) },
    { key: 'bankAccountNumber', width: 180, render: (row) => text(row.bankAccountNumber) },
    { key: 'status', width: 120, render: (row) => option('employeeStatus', row.employeeStatus) },
  ];
  return columns.map((column) => ({ ...column, title: title(column.key), optional: true }));
}

/** The columns of the list; those that can be sorted by name a value, the server sorts. `onDocuments` opens the files of an employee. */
export function useEmployeeColumns(onDocuments: (id: number) => void): Column<Row>[] {
  const { t } = useTranslation('employees');
  const optionText = useOptionText();
  return useMemo(() => {
    const documents = (row: Row): ReactNode => (
      <IconButton
        icon="paperclip"
        size="small"
        label={t('employees.documentsOf', { name: fullName(row) })}
        onClick={() => onDocuments(row.id)}
      />
    );
    const title: Named = (key) => t(`employees.column.${key}`);
    return [...usualColumns(title, documents), ...optionalColumns(title, optionText)];
  }, [t, optionText, onDocuments]);
}

import type { EmployeeListRow } from '@paga/contract/employees';
import { formatDate, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How long the contract runs; marked when it ends soon or has ended. */
export function ContractText({ row }: { row: EmployeeListRow }): ReactNode {
  const { t } = useTranslation('employees');
  const { contractMark, expirationContract, leaves } = row;
  if (!expirationContract) return t('employees.contract.open');
  const date = formatDate(expirationContract);
  if (leaves) return <Tag tone="warning">{t('leaving.tag', { date })}</Tag>;
  if (!contractMark) return t('employees.contract.until', { date });
  return (
    <Tag tone={contractMark === 'ended' ? 'danger' : 'warning'}>
      {t(`employees.mark.contract.${contractMark}`, { date })}
    </Tag>
  );
}

/** What is to be known of an employee these days: who leaves, a contract that ends or has ended, a birthday within the week. */
export function EmployeeMarks({ row }: { row: EmployeeListRow }): ReactNode {
  const { t } = useTranslation('employees');
  const { contractMark, expirationContract, birthday, leaves } = row;
  return (
    <span className="employee-marks">
      {(leaves || contractMark) && expirationContract && <ContractText row={row} />}
      {birthday && (
        <Tag tone="info">{t('employees.mark.birthday', { date: formatDate(birthday).slice(0, 6) })}</Tag>
      )}
    </span>
  );
}

import type { EmployeeListRow } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { DraftStatus } from '@paga/contract/shapes';
import { Avatar, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Photo and name of an employee. */
export function PersonCell({ row }: { row: EmployeeListRow }): ReactNode {
  const { t } = useTranslation('employees');
  const name = fullName(row);
  return (
    <span className="employee-person">
      <span className="employee-photo">
        <Avatar name={name} src={row.photo} size={24} />
      </span>
      <span className="employee-name">{name}</span>
      {row.draftStatus === DraftStatus.draft && <Tag tone="warning">{t('employees.draft')}</Tag>}
    </span>
  );
}

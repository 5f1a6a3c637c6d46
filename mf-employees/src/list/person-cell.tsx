import type { EmployeeListRow } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { DraftStatus } from '@paga/contract/shapes';
import { Avatar, Row, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Photo and name of an employee. */
export function PersonCell({ row }: { row: EmployeeListRow }): ReactNode {
  const { t } = useTranslation('employees');
  const name = fullName(row);
  return (
    <Row as="span" wrap={false} className="employee-person">
      <Row as="span" gap={0} wrap={false} align="stretch">
        <Avatar name={name} src={row.photo} size={24} />
      </Row>
      <span className="employee-name">{name}</span>
      {row.draftStatus === DraftStatus.draft && <Tag tone="warning">{t('employees.draft')}</Tag>}
    </Row>
  );
}

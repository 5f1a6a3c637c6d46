import type { Employee } from '@paga/contract/employees';
import { Card, type Detail, DetailList, formatDate } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** All contracts of somebody who left and came back, the newest first. */
export function ContractList({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const { earlierContracts, contractStarted, expirationContract } = employee;
  if (earlierContracts.length === 0) return null;
  const all = [...earlierContracts, { started: contractStarted ?? '', ended: expirationContract }];
  const items = all.map(({ started, ended }, index): Detail => {
    const from = formatDate(started);
    return {
      key: started,
      label: t('employee.contract.number', { number: index + 1 }),
      value: ended
        ? t('employee.contract.span', { from, to: formatDate(ended) })
        : t('employee.contract.open', { from }),
    };
  });
  return (
    <Card title={t('employee.contract.list')}>
      <DetailList items={items.reverse()} columns={3} />
    </Card>
  );
}

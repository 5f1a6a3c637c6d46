import type { ChangedEmployees } from '@paga/contract/employees';
import { Button, formatDate, Modal, SimpleTable } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';

type Refused = ChangedEmployees['refused'][number];

/** Who of the chosen was left as before, each with the reason and what to do. */
export function RefusedModal({
  refused,
  onClose,
}: {
  refused: readonly Refused[];
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('employees');
  const reason = ({ code, detail = '' }: Refused) =>
    t(`bulk.refused.${code}`, { detail: code === 'contractEnded' ? formatDate(detail) : detail });
  return (
    <Modal
      open
      width={600}
      title={t('bulk.refused.title', counted(refused.length))}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('bulk.refused.close')}</Button>}
    >
      <SimpleTable
        stacks
        label={t('bulk.refused.title', counted(refused.length))}
        rows={refused}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('employees.column.name'),
            render: ({ name }) => name || t('bulk.refused.nobody'),
          },
          { key: 'reason', title: t('bulk.refused.reason'), render: reason },
        ]}
      />
    </Modal>
  );
}

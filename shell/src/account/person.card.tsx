import { Card, DetailList } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Who the person is. */
export function PersonCard(): ReactNode {
  const { t } = useTranslation('shell');
  const { user, roleId } = useSession();
  const items = [
    { key: 'name', label: t('account.name'), value: user.name },
    { key: 'email', label: t('account.email'), value: user.email },
    { key: 'role', label: t('account.role'), value: t(`role.${roleId}`) },
  ];
  return (
    <Card title={t('account.data')}>
      <DetailList items={items} />
    </Card>
  );
}

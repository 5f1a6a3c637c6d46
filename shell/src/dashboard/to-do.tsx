import { Card } from '@paga/kit';
import { Extension } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What waits for somebody, as the lists the remotes offer; with nothing in them the card is not shown. */
export function ToDo(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <div className="dashboard-todo">
      <Card title={t('dashboard.toDo')}>
        <Extension point="todo" />
      </Card>
    </div>
  );
}

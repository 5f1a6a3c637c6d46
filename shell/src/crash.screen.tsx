import { Button, ErrorState } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The shell itself failed while rendering; remotes are caught in their own places. */
export function CrashScreen(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <main>
      <ErrorState
        title={t('crash.title')}
        detail={t('crash.text')}
        action={<Button onClick={() => location.assign('/')}>{t('notFound.home')}</Button>}
      />
    </main>
  );
}

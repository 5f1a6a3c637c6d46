import { Button, ErrorState } from '@paga/kit';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { tell } from './failures/tell.ts';

/** The shell itself failed while rendering; remotes are caught in their own places. */
export function CrashScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  useEffect(() => tell({ kind: 'RENDER_THREW', error }), [error]);
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

import { Button, Modal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { idleOut, signOut } from '../session/session.ts';
import { useIdle } from './use-idle.ts';

/** Ends the session of all tabs after the company's idle minutes, with a countdown of the last 30 seconds. */
export function IdleGuard(): ReactNode {
  const { t } = useTranslation('shell');
  const { state, stay } = useIdle(idleOut);
  if (state.is !== 'counting') return null;
  const footer = (
    <div className="paga-actions">
      <Button onClick={() => void signOut()}>{t('idle.signOut')}</Button>
      <Button variant="primary" autoFocus onClick={stay}>
        {t('idle.stay')}
      </Button>
    </div>
  );
  return (
    <Modal open title={t('idle.title')} onClose={stay} footer={footer} width={420}>
      <p role="timer" aria-live="off">
        {t('idle.left', { count: state.left })}
      </p>
    </Modal>
  );
}

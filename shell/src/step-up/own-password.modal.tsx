import { ConfirmModal } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OpenQuestion } from './step-up-question.ts';

/** Leads who still has the password that somebody gave them to set their own; what they were about to do is done again by themselves. */
export function OwnPasswordModal({ question }: { question: OpenQuestion }): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const lead = () => {
    question.answer(false);
    navigate('/changePassword');
  };
  return (
    <ConfirmModal
      open
      title={t('stepUp.own.title')}
      confirmText={t('stepUp.own.go')}
      onConfirm={lead}
      onClose={() => question.answer(false)}
    >
      <p>{t('stepUp.own.text')}</p>
    </ConfirmModal>
  );
}

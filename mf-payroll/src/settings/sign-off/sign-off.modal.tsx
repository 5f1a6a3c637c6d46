import { query } from '@paga/client';
import { getSignOffRule } from '@paga/contract/approvals';
import { ErrorState, Modal, SkeletonCard } from '@paga/kit';
import { useErrorText, useFormStart } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OffAsked } from './off-asked.tsx';
import { SignOffForm } from './sign-off-form.tsx';

/** Whether a second person signs a month off before it is closed; while somebody asks to switch it off, that. */
export function SignOffModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const current = useQuery({ ...query(getSignOffRule), meta: { silent: true } });
  const started = useFormStart(current);
  const asked = current.data?.off;
  if (asked) return <OffAsked asked={asked} onClose={onClose} />;
  if (started && current.isSuccess) return <SignOffForm required={current.data.required} onClose={onClose} />;
  return (
    <Modal open title={t('settings.signOff.title')} onClose={onClose} width={480}>
      {current.isError ? (
        <ErrorState detail={errorText(current.error)} onRetry={current.refetch} />
      ) : (
        <SkeletonCard lines={2} />
      )}
    </Modal>
  );
}

import { query } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import { DetailList, ErrorState, Modal, SkeletonCard } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How to reach payroll support, as the operator of this server has set it. */
export function SupportModal({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Modal open={open} onClose={onClose} title={t('support.title')} width={420}>
      {open && <Contact />}
      <p className="paga-hint">{t('support.keys')}</p>
    </Modal>
  );
}

function Contact(): ReactNode {
  const { t } = useTranslation('shell');
  const state = useQuery({ ...query(getSetupState), meta: { silent: true } });
  if (state.isError) return <ErrorState onRetry={() => state.refetch()} />;
  if (!state.data) return <SkeletonCard />;
  const { phone, email } = state.data.support;
  if (phone === null && email === null) return <p>{t('support.none')}</p>;
  const items = [
    ...(phone === null
      ? []
      : [
          {
            key: 'phone',
            label: t('support.phone'),
            value: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
          },
        ]),
    ...(email === null
      ? []
      : [{ key: 'email', label: t('support.email'), value: <a href={`mailto:${email}`}>{email}</a> }]),
  ];
  return (
    <>
      <p>{t('support.text')}</p>
      <DetailList columns={1} items={items} />
    </>
  );
}

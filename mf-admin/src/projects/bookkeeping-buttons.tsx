import { Button, CloseFooter, Modal } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

const CALLS = { import: 'importProjects', send: 'sendProjects' } as const;

/** To and from the bookkeeping service, for a company that has it; they say what is still missing. */
export function BookkeepingButtons(): ReactNode {
  const { t } = useTranslation('admin');
  const { hasQuickbooks } = useCompany();
  const may = { import: useMayCall(CALLS.import), send: useMayCall(CALLS.send) };
  const [asked, setAsked] = useState<keyof typeof CALLS | null>(null);
  if (!hasQuickbooks) return null;
  const close = () => setAsked(null);
  return (
    <>
      {may.import && (
        <Button icon="download" onClick={() => setAsked('import')}>
          {t('projects.bookkeeping.import.title')}
        </Button>
      )}
      {may.send && (
        <Button icon="send" onClick={() => setAsked('send')}>
          {t('projects.bookkeeping.send.title')}
        </Button>
      )}
      {asked && (
        <Modal open title={t(`projects.bookkeeping.${asked}.title`)} onClose={close} footer={<CloseFooter onClose={close} />}>
          <p>{t(`projects.bookkeeping.${asked}.missing`)}</p>
        </Modal>
      )}
    </>
  );
}

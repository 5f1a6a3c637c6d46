import { Button, Modal } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** To the bookkeeping service, for a company that has it; it says what is still missing. */
export function BookkeepingButton(): ReactNode {
  const { t } = useTranslation('employees');
  const { hasQuickbooks } = useCompany();
  const maySend = useMayCall('sendEmployees');
  const [asked, setAsked] = useState(false);
  if (!hasQuickbooks || !maySend) return null;
  const close = () => setAsked(false);
  return (
    <>
      <Button icon="link" onClick={() => setAsked(true)}>
        {t('employees.bookkeeping.title')}
      </Button>
      {asked && (
        <Modal
          open
          title={t('employees.bookkeeping.title')}
          onClose={close}
          footer={<Button onClick={close}>{t('employees.bookkeeping.close')}</Button>}
        >
          <p>{t('employees.bookkeeping.missing')}</p>
        </Modal>
      )}
    </>
  );
}

import { isApiError } from '@paga/client';
import { deleteSector, getSectors, type Sector } from '@paga/contract/admin/places';
import { Alert, ConfirmModal } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '#setting-form/use-save.ts';

/** Asks before a sector is deleted, and says how many people stay without it. */
export function DeleteSectorModal({ sector, onClose }: { sector: Sector; onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const { save, problem } = useSave(deleteSector, { saved: t('sectors.deleted', { name: sector.name }), refresh: [getSectors] });
  const count = sector.employeeCount ?? 0;
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await save({ query: { sectorId: sector.id, ...(count > 0 && { detach: 'true' }) } });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setBusy(false);
    }
  };
  return (
    <ConfirmModal
      open
      title={t('sectors.deleteQuestion', { name: sector.name })}
      confirmText={t('sectors.delete')}
      danger
      loading={busy}
      onConfirm={remove}
      onClose={onClose}
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      {count > 0 ? <Alert tone="warning">{t('sectors.inUse', { count })}</Alert> : <p>{t('sectors.notInUse')}</p>}
    </ConfirmModal>
  );
}

import { deleteSector, getSectors, type Sector } from '@paga/contract/employees/sectors';
import { useSave } from '@paga/forms';
import { Alert, ConfirmModal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before a sector is deleted, and says how many people stay without it. */
export function DeleteSectorModal({
  sector,
  onClose,
}: {
  sector: Sector;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('employees');
  const { save, saving, problem } = useSave(deleteSector, {
    saved: t('settings.sectors.deleted', { name: sector.name }),
    refresh: [getSectors],
  });
  const count = sector.employeeCount ?? 0;
  const remove = () =>
    save({ query: { sectorId: sector.id, ...(count > 0 && { detach: 'true' }) } }).then(
      onClose,
      () => undefined,
    );
  return (
    <ConfirmModal
      open
      title={t('settings.sectors.deleteQuestion', { name: sector.name })}
      confirmText={t('settings.sectors.delete')}
      danger
      loading={saving}
      onConfirm={remove}
      onClose={onClose}
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      {count > 0 ? (
        <Alert tone="warning">{t('settings.sectors.inUse', { count })}</Alert>
      ) : (
        <p>{t('settings.sectors.notInUse')}</p>
      )}
    </ConfirmModal>
  );
}

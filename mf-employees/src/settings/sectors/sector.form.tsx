import {
  createSector,
  getSectors,
  type Sector,
  SectorName,
  updateSector,
} from '@paga/contract/employees/sectors';
import { schemaRule, useSave } from '@paga/forms';
import { FormField, Input, ModalForm } from '@paga/kit';
import { useCompany, useDraft } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Values = { name: string };

/** The name of a new sector, or another one for a sector. */
export function SectorForm({ sector, onClose }: { sector?: Sector; onClose: () => void }): ReactElement {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const draft = useDraft<Values>(`sector/${sector?.id ?? 'new'}`);
  const adding = useSave(createSector, { saved: t('settings.sectors.added'), refresh: [getSectors] });
  const renaming = useSave(updateSector, { saved: t('settings.sectors.renamed'), refresh: [getSectors] });
  const submit = ({ name }: Values) =>
    sector
      ? renaming.save({ body: { id: sector.id, name, was: sector.name } })
      : adding.save({ body: { tenantId, name } });
  return (
    <ModalForm<Values>
      open
      title={sector ? t('settings.sectors.renameOf', { name: sector.name }) : t('settings.sectors.add')}
      initialValues={{ name: sector?.name }}
      draft={draft}
      error={adding.problem ?? renaming.problem}
      width={420}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="name" label={t('settings.sectors.name')} required rules={[schemaRule(SectorName)]}>
        <Input autoFocus autoComplete="off" />
      </FormField>
    </ModalForm>
  );
}

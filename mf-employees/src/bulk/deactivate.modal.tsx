import { DatePicker, FormField, ModalForm } from '@paga/kit';
import { useDraft } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { ChosenNames } from './chosen-names.tsx';
import type { BulkDialog } from './delete.modal.tsx';

type Values = { lastDay: string };

/** Deactivates the chosen employees from a last day on, which is asked. */
export function DeactivateModal({ chosen, changing, onClose }: BulkDialog): ReactNode {
  const { t } = useTranslation('employees');
  const draft = useDraft<Values>('employees/deactivate');
  return (
    <ModalForm<Values>
      open
      draft={draft}
      width={440}
      title={t('bulk.deactivate.question', counted(chosen.size))}
      submitText={t('bulk.deactivate.confirm', counted(chosen.size))}
      onSubmit={({ lastDay }) =>
        changing.run({ action: 'deactivate', employeeIds: [...chosen.keys()], lastDay })
      }
      onClose={onClose}
    >
      <ChosenNames chosen={chosen} />
      <FormField
        name="lastDay"
        label={t('bulk.deactivate.lastDay')}
        hint={t('bulk.deactivate.lastDayHint')}
        rules={[{ required: true, message: t('bulk.deactivate.lastDayMissing') }]}
      >
        <DatePicker min="2000-01-01" aria-required />
      </FormField>
    </ModalForm>
  );
}

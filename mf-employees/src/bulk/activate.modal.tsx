import { CheckBox, FormField, ModalForm } from '@paga/kit';
import { useDraft } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { ChosenNames } from './chosen-names.tsx';
import type { BulkDialog } from './delete.modal.tsx';

type Values = { openContract: boolean };

/** Activates the chosen employees; contracts that have ended can be opened with it. */
export function ActivateModal({ chosen, changing, onClose }: BulkDialog): ReactNode {
  const { t } = useTranslation('employees');
  const draft = useDraft<Values>('employees/activate');
  return (
    <ModalForm<Values>
      open
      draft={draft}
      width={440}
      title={t('bulk.activate.question', counted(chosen.size))}
      submitText={t('bulk.activate.confirm', counted(chosen.size))}
      initialValues={{ openContract: false }}
      onSubmit={({ openContract }) =>
        changing.run({ action: 'activate', employeeIds: [...chosen.keys()], openContract })
      }
      onClose={onClose}
    >
      <ChosenNames chosen={chosen} />
      <FormField name="openContract" label={t('bulk.activate.contract')} valuePropName="checked">
        <CheckBox>{t('bulk.activate.openContract')}</CheckBox>
      </FormField>
    </ModalForm>
  );
}

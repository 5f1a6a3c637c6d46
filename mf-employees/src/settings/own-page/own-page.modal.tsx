import { query } from '@paga/client';
import { OWN_PARTS } from '@paga/contract/own/parts';
import { getOwnPageSettings, type OwnPageSettings, saveOwnPageSettings } from '@paga/contract/own/settings';
import { Note, useSave } from '@paga/forms';
import { CheckBox, ErrorState, Form, FormField, Modal, ModalForm, SkeletonCard } from '@paga/kit';
import { useDraft, useErrorText, useFormStart, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The switches of the employees' own page. */
export function OwnPageModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const current = useQuery({ ...query(getOwnPageSettings), meta: { silent: true } });
  const started = useFormStart(current);
  if (started && current.isSuccess) return <OwnPageForm settings={current.data} onClose={onClose} />;
  return (
    <Modal open title={t('settings.ownPage.title')} onClose={onClose} width={480}>
      {current.isError ? (
        <ErrorState detail={errorText(current.error)} onRetry={current.refetch} />
      ) : (
        <SkeletonCard lines={4} />
      )}
    </Modal>
  );
}

/** What came since the page is there: a server of before says nothing of one of them, and refuses it. */
const LATER = ['data', 'notice', 'sectorAbsences'] as const;
type Later = (typeof LATER)[number];
const laterOf = (settings: OwnPageSettings): readonly Later[] =>
  LATER.filter((name) => settings[name] !== undefined);

function switchesOf(settings: OwnPageSettings): OwnPageSettings {
  const { page, payslips, leave, fromPaymentDate = false } = settings;
  const later = laterOf(settings).map((name) => [name, settings[name]]);
  return { page, payslips, leave, fromPaymentDate, ...Object.fromEntries(later) };
}

type OwnPageFormProps = { settings: OwnPageSettings & { joined: number }; onClose: () => void };

function OwnPageForm({ settings, onClose }: OwnPageFormProps): ReactElement {
  const { t } = useTranslation('employees');
  const mayEdit = useMayCall('saveOwnPageSettings');
  const [read] = useState(settings);
  const draft = useDraft<OwnPageSettings>('setting/ownPage');
  const { save, problem } = useSave(saveOwnPageSettings, {
    saved: ({ page }) => t(page ? 'settings.ownPage.savedOn' : 'settings.ownPage.savedOff'),
    refresh: [getOwnPageSettings],
  });
  return (
    <ModalForm<OwnPageSettings>
      open
      title={t('settings.ownPage.title')}
      width={480}
      initialValues={switchesOf(read)}
      error={problem}
      startReadOnly={!mayEdit}
      mayEdit={mayEdit}
      draft={mayEdit ? draft : undefined}
      onSubmit={(values) => save({ body: { ...switchesOf(values), was: switchesOf(read) } })}
      onClose={onClose}
    >
      <Switches joined={read.joined} later={laterOf(read)} />
    </ModalForm>
  );
}

function Switches({ joined, later }: { joined: number; later: readonly Later[] }): ReactElement {
  const { t } = useTranslation('employees');
  const page = Form.useWatch<boolean | undefined>('page');
  const payslips = Form.useWatch<boolean | undefined>('payslips');
  const leave = Form.useWatch<boolean | undefined>('leave');
  return (
    <>
      <FormField name="page" label={t('settings.ownPage.page')} hint={t('settings.ownPage.pageHint')}>
        <CheckBox>{t('settings.ownPage.pageBox')}</CheckBox>
      </FormField>
      {OWN_PARTS.filter((part) => part !== 'data' || later.includes(part)).map((part) => (
        <FormField key={part} name={part} label={t(`settings.ownPage.part.${part}`)}>
          <CheckBox disabled={!page}>{t(`settings.ownPage.box.${part}`)}</CheckBox>
        </FormField>
      ))}
      <FormField
        name="fromPaymentDate"
        label={t('settings.ownPage.fromPaymentDate')}
        hint={t('settings.ownPage.fromPaymentDateHint')}
      >
        <CheckBox disabled={!page || !payslips}>{t('settings.ownPage.fromPaymentDateBox')}</CheckBox>
      </FormField>
      {later.includes('notice') && (
        <FormField name="notice" label={t('settings.ownPage.notice')} hint={t('settings.ownPage.noticeHint')}>
          <CheckBox disabled={!page || !payslips}>{t('settings.ownPage.noticeBox')}</CheckBox>
        </FormField>
      )}
      {later.includes('sectorAbsences') && (
        <FormField
          name="sectorAbsences"
          label={t('settings.ownPage.sectorAbsences')}
          hint={t('settings.ownPage.sectorAbsencesHint')}
        >
          <CheckBox disabled={!page || !leave}>{t('settings.ownPage.sectorAbsencesBox')}</CheckBox>
        </FormField>
      )}
      {joined > 0 && <Note>{t('settings.ownPage.joined', { count: joined })}</Note>}
      {page === false && joined > 0 && <Note>{t('settings.ownPage.kept')}</Note>}
    </>
  );
}

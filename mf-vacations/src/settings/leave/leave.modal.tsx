import { getLeaveConfiguration, type LeaveConfiguration } from '@paga/contract/company/settings';
import { updateLeaveConfiguration } from '@paga/contract/leave';
import { DatedSettingModal, Note } from '@paga/forms';
import { CheckBox, Form, FormField, Select, Tabs } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANNUAL, FEMALE, type LeaveKind, MALE, MATERNITY, MEDICAL } from './leave-kinds.ts';
import { LeaveRow } from './leave-row.tsx';

const TABS: Record<'male' | 'female', readonly LeaveKind[]> = {
  male: [ANNUAL, MEDICAL, MALE],
  female: [ANNUAL, MEDICAL, FEMALE, MATERNITY],
};
type TabKey = keyof typeof TABS;

/** Days and pay of each kind of leave, for men and women. */
export function LeaveModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('vacations');
  const [form] = Form.useForm<LeaveConfiguration>();
  return (
    <DatedSettingModal
      kind="leave"
      title={t('settings.leave.title')}
      saved={t('settings.leave.saved')}
      width={640}
      form={form}
      read={getLeaveConfiguration}
      change={updateLeaveConfiguration}
      // The other tab's fields are not on the page: their values are kept by the form.
      body={({ validFrom, version }, current) => ({
        ...{ ...current, lawAdditions: false, ...form.getFieldsValue(true), validFrom, version },
      })}
      mayEdit={useMayCall('updateLeaveConfiguration')}
      label={(field) => t(`settings.leave.history.${field}`, { defaultValue: field })}
      show={(field, value) =>
        field === 'lawAdditions' ? t(value ? 'settings.leave.on' : 'settings.leave.off') : undefined
      }
      onClose={onClose}
    >
      <WeekDays />
      <LawAdditions />
      <LeaveTabs />
      <Note>{t('settings.leave.maternityNote')}</Note>
    </DatedSettingModal>
  );
}

function WeekDays(): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <FormField
      name="weekWorkingDays"
      label={t('settings.leave.weekWorkingDays')}
      required
      hint={t('settings.leave.weekHint')}
    >
      <Select
        showSearch={false}
        options={([5, 6, 7] as const).map((days) => ({
          value: days,
          label: t(`settings.leave.week.d${days}`),
        }))}
      />
    </FormField>
  );
}

function LawAdditions(): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <FormField
      name="lawAdditions"
      label=""
      valuePropName="checked"
      hint={t('settings.leave.lawAdditionsHint')}
    >
      <CheckBox>{t('settings.leave.lawAdditions')}</CheckBox>
    </FormField>
  );
}

function LeaveTabs(): ReactElement {
  const { t } = useTranslation('vacations');
  const form = Form.useFormInstance();
  const [tab, setTab] = useState<TabKey>('male');
  // A tab with a fault stays: its fields would take their messages with them.
  const show = (next: string): void => {
    form.validateFields(TABS[tab].flatMap(({ days, percentage }) => [days, percentage])).then(
      () => setTab(next as TabKey),
      () => undefined,
    );
  };
  const items = (Object.keys(TABS) as TabKey[]).map((key) => ({
    key,
    label: t(`settings.leave.tab.${key}`),
    children: TABS[key].map((kind) => <LeaveRow key={kind.key} kind={kind} />),
  }));
  return <Tabs label={t('settings.leave.tabs')} items={items} value={tab} onChange={show} />;
}

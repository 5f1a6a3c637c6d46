import { FIRST_TAX_DAY, NewTaxTable, type Taxes } from '@paga/contract/company/law/taxes';
import { SettingDays, TextLength } from '@paga/contract/limits';
import { EmployerTier } from '@paga/contract/shapes';
import { checkedBody, type FaultPlace, type FaultText, Fields, faultText } from '@paga/forms';
import { DatePicker, Form, FormField, Input, ModalForm, Select } from '@paga/kit';
import { useDraft } from '@paga/platform';
import type { TFunction } from 'i18next';
import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BandFields } from './band-fields.tsx';
import { bandOfStep, bandsIn, closedUp, stepsOf, withExpectedEnds } from './band-steps.ts';
import { followBands, type TypedBand, withEnds } from './follow-bands.ts';
import { TaxHistory } from './tax-history.tsx';
import { TaxPreviewModal } from './tax-preview.modal.tsx';
import { useTaxSave } from './use-tax-save.ts';

const TIERS = ['primary', 'secondary'] as const satisfies readonly (keyof typeof EmployerTier)[];
type TaxValues = {
  tier: EmployerTier;
  validFrom?: string | null;
  law?: string | null;
  saveTaxSlabs: TypedBand[];
};

const bandsOf = (taxes: readonly Taxes[], tier: EmployerTier): TypedBand[] =>
  bandsIn(taxes.find((table) => table.tier === tier && table.inForce)?.bands ?? []).map(
    ({ percentage, firstValue, secondValue }) => ({
      percentage,
      firstValue,
      secondValue,
    }),
  );

/** The fault of a band, with the number of the band. */
const bandFault =
  (t: TFunction<'payroll'>): FaultText =>
  (fault, [root, index]) =>
    root === 'saveTaxSlabs' && fault === fault.toUpperCase()
      ? t(`settings.taxes.fault.${fault}`, {
          number: Number(index) + 1,
          before: Number(index),
          defaultValue: faultText({ code: fault }),
        })
      : undefined;

const bodyOf = ({ tier, validFrom, law, saveTaxSlabs }: TaxValues) => ({
  tier,
  validFrom: validFrom ?? undefined,
  saveTaxSlabs: stepsOf(saveTaxSlabs),
  ...(law?.trim() ? { law } : {}),
});

/** The body of the save; a fault of a step stands at the band that is on the form. */
const bodyIn = (values: TaxValues, t: TFunction<'payroll'>): NewTaxTable => {
  const count = values.saveTaxSlabs.length;
  const atBand: FaultPlace = (path) =>
    path.map((part, at) =>
      path[0] === 'saveTaxSlabs' && at === 1 ? String(bandOfStep(Number(part), count)) : part,
    );
  return checkedBody(NewTaxTable, bodyOf(values), bandFault(t), atBand);
};

/** The bands after a change, and what the next keystroke is compared with. */
function nextBands(
  taxes: readonly Taxes[],
  before: readonly TypedBand[],
  changed: Partial<TaxValues>,
  { saveTaxSlabs: typed }: TaxValues,
): { bands: TypedBand[]; before: readonly TypedBand[] } {
  if (changed.tier !== undefined) {
    const bands = bandsOf(taxes, changed.tier);
    return { bands, before: bands };
  }
  if (typed.length !== before.length) {
    const bands = closedUp(typed);
    return { bands, before: withExpectedEnds(bands) };
  }
  const bands = followBands(before, typed);
  return { bands, before: withEnds(before, bands) };
}

/** A new wage tax table: typed, previewed, saved. Starts from the one in force. */
export function TaxForm({ taxes, onClose }: { taxes: readonly Taxes[]; onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const draft = useDraft<TaxValues>('taxes');
  const [form] = Form.useForm<TaxValues>();
  const initial = { tier: EmployerTier.primary, saveTaxSlabs: bandsOf(taxes, EmployerTier.primary) };
  const before = useRef<readonly TypedBand[]>(initial.saveTaxSlabs);
  const { submit, confirm, back, saving, preview, problem } = useTaxSave();
  const follow = (changed: Partial<TaxValues>, all: TaxValues): void => {
    const next = nextBands(taxes, before.current, changed, all);
    before.current = next.before;
    form.setFieldsValue({ saveTaxSlabs: next.bands });
  };
  return (
    <>
      <ModalForm<TaxValues>
        open
        title={t('settings.taxes.title')}
        width={760}
        form={form}
        initialValues={initial}
        draft={draft}
        error={problem}
        submitText={t('settings.taxes.toPreview')}
        onValuesChange={follow}
        onSubmit={(values) => submit(bodyIn(values, t))}
        onClose={onClose}
      >
        <p className="paga-hint dated-lead">{t('settings.taxes.hint')}</p>
        <Fields>
          <FormField
            name="validFrom"
            label={t('settings.datedValues.validFrom')}
            required
            hint={t('settings.taxes.validFromHint')}
          >
            <DatePicker min={FIRST_TAX_DAY} max={SettingDays.last} />
          </FormField>
          <FormField name="tier" label={t('settings.taxes.tier.label')} required>
            <Select
              options={TIERS.map((key) => ({
                value: EmployerTier[key],
                label: t(`settings.taxes.tier.${key}`),
              }))}
            />
          </FormField>
        </Fields>
        <BandFields />
        <FormField name="law" label={t('settings.datedValues.lawOptional')}>
          <Input maxLength={TextLength.law} />
        </FormField>
        <TaxHistory taxes={taxes} />
      </ModalForm>
      {preview && <TaxPreviewModal preview={preview} saving={saving} onSave={confirm} onBack={back} />}
    </>
  );
}

import type { AccountLink, PayrollAccountKind, ServiceAccountKind } from '@paga/contract/bookkeeping';
import { RowActions } from '@paga/forms';
import { Button, CheckBox, FieldRow, Form, FormField, Input, Select } from '@paga/kit';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProposals } from './account-proposals.tsx';
import { DeleteLinkModal } from './delete-link.modal.tsx';
import type { AccountLinkValues } from './link-values.ts';
import type { AccountLinkData } from './use-account-link.ts';
import { useAccountProposals } from './use-account-proposals.ts';

type LinkForm = NonNullable<ComponentProps<typeof Form<AccountLinkValues>>['form']>;
type Removed = { link: AccountLink; remove: () => void };

/** The table of payroll accounts and the accounts of the service. A new row goes as it came; one that is saved is asked about. */
export function LinkRows({ form, data }: { form: LinkForm; data: AccountLinkData }): ReactElement {
  const { t } = useTranslation('payroll');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const removing = (at: number, remove: (at: number) => void) => {
    const id: number | undefined = form.getFieldValue(['links', at, 'id']);
    const link = data.links.find((one) => one.id === id);
    if (link) setRemoved({ link, remove: () => remove(at) });
    else remove(at);
  };
  return (
    <fieldset className="bookkeeping-links">
      <legend>{t('settings.bookkeeping.links')}</legend>
      <p className="paga-hint">{t('settings.bookkeeping.chain')}</p>
      <Form.List name="links">
        {(fields, { add, remove }) => (
          <>
            <Proposed form={form} isEmpty={data.links.length === 0} add={add} />
            {fields.map((field, index) => (
              <LinkFields
                key={field.key}
                at={field.name}
                number={index + 1}
                data={data}
                form={form}
                onRemove={() => removing(field.name, remove)}
              />
            ))}
            <Button icon="plus" onClick={() => add({ checked_account: true })}>
              {t('settings.bookkeeping.addRow')}
            </Button>
          </>
        )}
      </Form.List>
      {removed && (
        <DeleteLinkModal link={removed.link} onDeleted={removed.remove} onClose={() => setRemoved(null)} />
      )}
    </fieldset>
  );
}

function Proposed({ form, isEmpty, add }: ProposedProps): ReactElement {
  return <AccountProposals {...useAccountProposals(form, isEmpty, add)} />;
}

type ProposedProps = {
  form: LinkForm;
  isEmpty: boolean;
  add: Parameters<typeof useAccountProposals>[2];
};

/** What an accountant would wonder about: an expense on an account that holds no costs, something owed on one that holds no debts. */
function oddPair(
  ours?: PayrollAccountKind,
  theirs?: ServiceAccountKind | null,
): PayrollAccountKind | undefined {
  if (!ours || !theirs) return undefined;
  const usual = ours === 'expense' ? ['expense', 'asset'] : ['liability', 'asset'];
  return usual.includes(theirs) ? undefined : ours;
}

type LinkFieldsProps = {
  at: number;
  number: number;
  data: AccountLinkData;
  form: LinkForm;
  onRemove: () => void;
};

function LinkFields({ at, number, data, form, onRemove }: LinkFieldsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const chosen = Form.useWatch(['links', at, 'payroll_account_id'], form);
  const ours = data.payrollAccounts.find(({ id }) => id === chosen)?.kind;
  const isExpense = ours === 'expense';
  const linked = Form.useWatch(['links', at, 'quickbooks_account'], form);
  const theirs = data.accounts.find(({ value }) => value === linked)?.kind;
  const odd = oddPair(ours, theirs);
  const rules = [{ required: true, message: t('settings.bookkeeping.required') }];
  const hasSectors = data.sectors.length > 0;
  return (
    <FieldRow
      label={t('settings.bookkeeping.row', { number })}
      columns={`3fr 3fr ${hasSectors ? '2fr ' : ''}72px 40px`}
    >
      <Form.Item name={[at, 'id']} hidden noStyle>
        <Input type="hidden" />
      </Form.Item>
      <FormField
        name={[at, 'payroll_account_id']}
        label={t('settings.bookkeeping.payrollAccount')}
        rules={rules}
      >
        <Select options={data.payrollAccounts.map(({ id, name }) => ({ value: id, label: name }))} />
      </FormField>
      <FormField
        name={[at, 'quickbooks_account']}
        label={t('settings.bookkeeping.serviceAccount')}
        rules={rules}
        hint={odd && t(`settings.bookkeeping.odd.${odd}`)}
      >
        <Select options={data.accounts} notFoundContent={t('settings.bookkeeping.noAccounts')} />
      </FormField>
      {hasSectors && (
        <FormField name={[at, 'sectorId']} label={t('settings.bookkeeping.sector')}>
          <Select
            allowClear
            disabled={!isExpense}
            placeholder={t('settings.bookkeeping.allSectors')}
            options={data.sectors.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FormField>
      )}
      <FormField
        name={[at, 'checked_account']}
        label={t('settings.bookkeeping.checked')}
        valuePropName="checked"
      >
        <CheckBox aria-label={t('settings.bookkeeping.checkedOf', { number })} />
      </FormField>
      <RowActions
        actions={[
          { kind: 'delete', label: t('settings.bookkeeping.deleteOf', { number }), onClick: onRemove },
        ]}
      />
    </FieldRow>
  );
}

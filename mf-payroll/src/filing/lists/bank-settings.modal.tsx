import { query } from '@paga/client';
import {
  type BankLayout,
  type BankSettings,
  getBankSettings,
  savePayingAccounts,
} from '@paga/contract/filing';
import { RowActions } from '@paga/forms';
import {
  Button,
  ErrorState,
  FieldRow,
  Form,
  FormField,
  Input,
  Modal,
  ModalForm,
  Row,
  Select,
  SkeletonTable,
} from '@paga/kit';
import { useCompany, useErrorText, useFormStart, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveFiling } from '../calls/use-save-filing.ts';
import { LayoutModal } from './layout.modal.tsx';

type Accounts = { accounts?: { account?: string; layout?: string }[] };

/** The accounts that salaries are paid from, the main one first, and the layout of the files of each bank. */
export function BankSettingsModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const read = useQuery({
    ...query(getBankSettings, { query: { tenantId } }),
    meta: { silent: true },
  });
  const { data, error, refetch } = read;
  const started = useFormStart(read);
  if (started && data) return <AccountsForm settings={data} onClose={onClose} />;
  return (
    <Modal open title={t('filing.bank.title')} onClose={onClose}>
      {error ? (
        <ErrorState detail={errorText(error)} onRetry={refetch} />
      ) : (
        <SkeletonTable rows={3} columns={2} />
      )}
    </Modal>
  );
}

function AccountsForm({ settings, onClose }: { settings: BankSettings; onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const mayEdit = useMayCall('savePayingAccounts');
  const [layout, setLayout] = useState<BankLayout | 'new'>();
  const { save, problem } = useSaveFiling(savePayingAccounts, {
    saved: t('filing.bank.saved'),
    texts: { notSixteenDigits: t('filing.bank.notSixteenDigits'), twice: t('filing.bank.twice') },
  });
  const submit = ({ accounts = [] }: Accounts) =>
    save({
      body: {
        tenantId,
        accounts: accounts.map(({ account = '', layout: key = 'excel' }) => ({ account, layout: key })),
      },
    });
  return (
    <>
      <ModalForm<Accounts>
        open
        title={t('filing.bank.title')}
        width={720}
        initialValues={{
          accounts: settings.accounts.map(({ account, layout: key }) => ({ account, layout: key })),
        }}
        startReadOnly={!mayEdit}
        mayEdit={mayEdit}
        error={problem}
        lead={<Layouts layouts={settings.layouts} mayEdit={mayEdit} onOpen={setLayout} />}
        onSubmit={submit}
        onClose={onClose}
      >
        <AccountRows layouts={settings.layouts} />
      </ModalForm>
      {layout && (
        <LayoutModal layout={layout === 'new' ? undefined : layout} onClose={() => setLayout(undefined)} />
      )}
    </>
  );
}

function AccountRows({ layouts }: { layouts: readonly BankLayout[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const options = layouts.map(({ key, name }) => ({ value: key, label: name }));
  const rules = [{ required: true, message: t('filing.bank.required') }];
  return (
    <Form.List name="accounts">
      {(fields, { add, remove }) => (
        <>
          {fields.map((field, index) => (
            <FieldRow
              key={field.key}
              label={t('filing.bank.row', { number: index + 1 })}
              columns="3fr 2fr 40px"
            >
              <FormField name={[field.name, 'account']} label={t('filing.bank.account')} rules={rules}>
                <Input inputMode="numeric" />
              </FormField>
              <FormField name={[field.name, 'layout']} label={t('filing.bank.layout')} rules={rules}>
                <Select options={options} />
              </FormField>
              <RowActions
                actions={[
                  {
                    kind: 'delete',
                    label: t('filing.bank.removeOf', { number: index + 1 }),
                    onClick: () => remove(field.name),
                  },
                ]}
              />
            </FieldRow>
          ))}
          <Button icon="plus" onClick={() => add({ layout: 'excel' })}>
            {t('filing.bank.add')}
          </Button>
        </>
      )}
    </Form.List>
  );
}

type LayoutsProps = {
  layouts: readonly BankLayout[];
  mayEdit: boolean;
  onOpen: (layout: BankLayout | 'new') => void;
};

/** The company's own layouts; those that come with the product are changed as copies. */
function Layouts({ layouts, mayEdit, onOpen }: LayoutsProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  if (!mayEdit) return null;
  return (
    <Row gap={[8, 12]}>
      <span>{t('filing.layout.own')}</span>
      {layouts
        .filter(({ id }) => id !== null)
        .map((one) => (
          <Button key={one.key} icon="pencil" disabled={false} onClick={() => onOpen(one)}>
            {one.name}
          </Button>
        ))}
      <Button icon="plus" disabled={false} onClick={() => onOpen('new')}>
        {t('filing.layout.new')}
      </Button>
    </Row>
  );
}

import {
  getAccountLinks,
  getPaymentAccount,
  getServiceConnection,
  saveAccounts,
} from '@paga/contract/bookkeeping';
import { useSave } from '@paga/forms';
import { Button, CheckBox, Form, FormField, ModalForm, Row, Select } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionPart } from './connection-part.tsx';
import { LinkRows } from './link-rows.tsx';
import { type AccountLinkValues, linkOf, valuesOf } from './link-values.ts';
import { type AccountLinkData, useReadAccounts } from './use-account-link.ts';
import './bookkeeping.css';

/** The central payment account and the table of payroll accounts; opens for reading, the pencil switches to editing. */
export function AccountLinkForm({
  data,
  onClose,
}: {
  data: AccountLinkData;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: userId } = useCompany();
  const mayEdit = useMayCall('saveAccounts');
  const [form] = Form.useForm<AccountLinkValues>();
  const { save, problem } = useSave(saveAccounts, {
    saved: t('settings.bookkeeping.saved'),
    refresh: [getAccountLinks, getPaymentAccount, getServiceConnection],
    placeOf: (path) => path.replace(/^tenantAccounts\./, 'links.'),
    texts: {
      accountTaken: t('settings.bookkeeping.error.accountTaken'),
      unknownAccount: t('settings.bookkeeping.error.unknownAccount'),
      onlyExpenses: t('settings.bookkeeping.error.onlyExpenses'),
    },
  });
  const submit = ({ paymentAccount, postsClosed, links = [] }: AccountLinkValues) =>
    save({
      body: { userId, paymentAccount: paymentAccount ?? '', postsClosed, tenantAccounts: links.map(linkOf) },
    });
  return (
    <ModalForm<AccountLinkValues>
      open
      form={form}
      title={t('settings.bookkeeping.title')}
      width={860}
      initialValues={{
        paymentAccount: data.paymentAccount,
        postsClosed: data.connection.postsClosed,
        links: valuesOf(data.links),
      }}
      startReadOnly={data.paymentAccount !== null}
      mayEdit={mayEdit}
      error={problem}
      lead={<ConnectionPart connection={data.connection} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <PaymentAccount data={data} />
      <LinkRows form={form} data={data} />
      <Form.Item name="postsClosed" valuePropName="checked">
        <CheckBox>{t('settings.bookkeeping.postsClosed')}</CheckBox>
      </Form.Item>
    </ModalForm>
  );
}

function PaymentAccount({ data: { accounts, connection } }: { data: AccountLinkData }): ReactElement {
  const { t } = useTranslation('payroll');
  const read = useReadAccounts();
  const first = useRef(accounts.length === 0 && connection.state === 'connected');
  // The lists are empty until they are read once after connecting.
  useEffect(() => {
    if (first.current) read.mutate();
    first.current = false;
  }, [read]);
  const rules = [{ required: true, message: t('settings.bookkeeping.paymentRequired') }];
  return (
    <Row gap={[0, 12]} align="start" className="bookkeeping-payment">
      <FormField name="paymentAccount" label={t('settings.bookkeeping.paymentAccount')} rules={rules}>
        <Select
          placeholder={t('settings.bookkeeping.choose')}
          options={accounts.map(({ value, title, label }) => ({ value, label: title ?? label }))}
          loading={read.isPending}
          notFoundContent={t('settings.bookkeeping.noAccounts')}
        />
      </FormField>
      <Button icon="refresh" disabled={false} loading={read.isPending} onClick={() => read.mutate()}>
        {t('settings.bookkeeping.readAccounts')}
      </Button>
    </Row>
  );
}

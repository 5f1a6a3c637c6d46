import { type AuthorityPayment, REFERENCE_LENGTH, savePaymentReference } from '@paga/contract/filing';
import {
  Button,
  DateText,
  DetailList,
  ErrorState,
  Form,
  FormField,
  Input,
  Money,
  monthTitle,
  SkeletonTable,
  Stack,
  useKit,
} from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TaskPartProps } from '../calls/task-part.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';
import { useSaveFiling } from '../calls/use-save-filing.ts';
import { useDeclaration } from './declaration-part.tsx';

/** A payment to the tax administration, as it is typed at the bank; its reference is typed here by the person who got it. */
export function PaymentPart({ task: { task }, period }: TaskPartProps): ReactElement {
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useDeclaration(period);
  if (isPending) return <SkeletonTable rows={2} columns={3} />;
  const kind = task === 'taxPayment' ? 'tax' : 'contribution';
  const payment = data?.payments.find((one) => one.kind === kind);
  if (!payment) return <ErrorState detail={error ? errorText(error) : undefined} onRetry={refetch} />;
  return <PaymentFacts payment={payment} period={period} />;
}

type PaymentFactsProps = { payment: AuthorityPayment; period: TaskPartProps['period'] };

function PaymentFacts({ payment, period }: PaymentFactsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const { kind, payer, businessNumber, month, year, amount, deadline } = payment;
  const items = [
    { key: 'payer', label: t('filing.payment.payer'), value: payer },
    {
      key: 'number',
      label: t('filing.payment.businessNumber'),
      value: businessNumber ?? <NoBusinessNumber />,
    },
    { key: 'kind', label: t('filing.payment.kind'), value: t(`filing.payment.kinds.${kind}`) },
    { key: 'month', label: t('filing.payment.month'), value: monthTitle(month, year, language) },
    { key: 'amount', label: t('filing.payment.amount'), value: <Money value={amount} /> },
    { key: 'deadline', label: t('filing.payment.deadline'), value: <DateText value={deadline} /> },
  ];
  return (
    <Stack>
      <DetailList items={items} columns={3} />
      <Reference payment={payment} period={period} />
    </Stack>
  );
}

function NoBusinessNumber(): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  return (
    <Button variant="link" onClick={() => navigate('/configurations?tab=company')}>
      {t('filing.payment.enterNumber')}
    </Button>
  );
}

function Reference({ payment: { kind, reference }, period }: PaymentFactsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const [form] = Form.useForm<{ reference?: string }>();
  const maySave = useMayCall('savePaymentReference');
  const body = useMonthOfCompany(period);
  const { save, problem } = useSaveFiling(savePaymentReference, {
    saved: t('filing.payment.saved'),
    texts: {},
  });
  const submit = ({ reference: typed = '' }) =>
    save({ body: { ...body, kind, reference: typed } }).catch(() => undefined);
  return (
    <Form
      form={form}
      layout="vertical"
      className="filing-reference"
      initialValues={{ reference: reference ?? '' }}
      onFinish={submit}
    >
      <FormField
        name="reference"
        label={t('filing.payment.reference')}
        hint={problem ?? t('filing.payment.referenceHint')}
      >
        <Input maxLength={REFERENCE_LENGTH} disabled={!maySave} />
      </FormField>
      {maySave && <Button type="submit">{t('filing.payment.save')}</Button>}
    </Form>
  );
}

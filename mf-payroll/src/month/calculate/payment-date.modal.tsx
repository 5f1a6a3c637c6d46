import { isApiError, mutation } from '@paga/client';
import { FIRST_TAX_DAY } from '@paga/contract/company/law/taxes';
import { SettingDays } from '@paga/contract/limits';
import { type SalaryTotalsResult, updatePaymentDate } from '@paga/contract/payroll';
import { Alert, Button, DatePicker, DateText, Form, FormField, ModalForm, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { useCalculate, useRefreshSalaries } from './use-salary-month.ts';

type ConflictProps = { theirs: string; onTheirs: () => void; onMine: () => void };

/** Somebody else has changed the date meanwhile: what it is now, and the choice. */
function Conflict({ theirs, onTheirs, onMine }: ConflictProps): ReactElement {
  const { t } = useTranslation('payroll');
  const choice = (
    <span className="paga-actions">
      <Button size="small" onClick={onTheirs}>
        {t('edits.conflict.keepTheirs')}
      </Button>
      <Button size="small" variant="primary" onClick={onMine}>
        {t('edits.conflict.keepMine')}
      </Button>
    </span>
  );
  return (
    <Alert tone="warning" title={t('calculations.paymentDate.conflict')} action={choice}>
      <Trans
        t={t}
        i18nKey="calculations.paymentDate.theirs"
        components={{ date: <DateText value={theirs} /> }}
      />
    </Alert>
  );
}

/** Calculates the month for its new day. Cells that are not saved are asked for first: then the question takes the place of the window, which closes once it is answered. */
function useCalculateAfter(period: Period, onClose: () => void) {
  const refresh = useRefreshSalaries();
  const { calculating, calculate, question } = useCalculate(period);
  const asks = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const isOver = isAsking && !question && !calculating;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const run = async () => {
    const going = calculate();
    asks.current = going === undefined;
    // Where it came to nothing, the day is another one all the same.
    if (!(await going)) await refresh();
  };
  return {
    run,
    asked: isAsking ? question : undefined,
    close: () => (asks.current ? setAsking(true) : onClose()),
  };
}

/** Asks for another day on which an open month is paid. */
export function PaymentDateModal({
  totals,
  onClose,
}: {
  totals: SalaryTotalsResult;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const { month, year, paymentDate } = totals;
  const [form] = Form.useForm<{ paymentDate: string }>();
  const [was, setWas] = useState(paymentDate);
  const company = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshSalaries();
  const save = useMutation({
    ...mutation(updatePaymentDate),
    // Somebody else was faster, or has closed the month: what stands now is shown, in the window and behind it.
    onError: (error) =>
      isApiError(error, 'CONFLICT') || isApiError(error, 'PERIOD_CLOSED') ? refresh() : undefined,
    meta: { silent: true },
  });
  const mayCalculate = useMayCall('generateSalaries');
  const after = useCalculateAfter({ month, year }, onClose);
  const theirs = isApiError(save.error, 'CONFLICT') && paymentDate !== was ? paymentDate : undefined;
  const submit = async ({ paymentDate: day }: { paymentDate: string }) => {
    const seen = theirs ?? was;
    setWas(seen);
    await save.mutateAsync({ body: { tenantId: company.id, month, year, paymentDate: day, was: seen } });
    // Tax and contributions may follow the day.
    if (day !== seen && mayCalculate) return after.run();
    if (day !== seen) toast.success(t('calculations.paymentDate.done'));
    await refresh();
  };
  const takeTheirs = (day: string) => {
    form.setFieldsValue({ paymentDate: day });
    setWas(day);
    save.reset();
  };
  if (after.asked !== undefined) return <>{after.asked}</>;
  return (
    <ModalForm<{ paymentDate: string }>
      open
      form={form}
      title={t('calculations.paymentDate.title', { month: usePeriodName(totals) })}
      initialValues={{ paymentDate: was }}
      error={save.error && !theirs ? errorText(save.error) : undefined}
      onSubmit={submit}
      onClose={after.close}
    >
      {theirs && <Conflict theirs={theirs} onTheirs={() => takeTheirs(theirs)} onMine={form.submit} />}
      <FormField
        name="paymentDate"
        label={t('calculations.paymentDate.day')}
        hint={t('calculations.paymentDate.hint')}
        required
      >
        <DatePicker min={FIRST_TAX_DAY} max={SettingDays.last} />
      </FormField>
    </ModalForm>
  );
}

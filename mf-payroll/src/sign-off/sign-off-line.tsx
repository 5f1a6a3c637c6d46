import type { DoneByPerson } from '@paga/contract/approvals';
import { type SignOff, withdrawSignOff } from '@paga/contract/payroll';
import { Alert, Button, DateText, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Unread } from '#month/frame/unread.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { useSignOff } from '#month/use-sign-off.ts';
import { SignOffModal } from './sign-off.modal.tsx';
import { useSignOffTurn } from './use-sign-off-turn.ts';
import { WhoMay, WhyNot } from './who-may-sign.tsx';

/** Whether a second person has signed an open month off, and the button for who may. Nothing where the company asks for none. */
export function SignOffLine({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const signOff = useSignOff(period);
  if (signOff.isLoadingError) return <Unread title={t('signOff.unread')} onRetry={signOff.refetch} />;
  if (!signOff.data?.required) return null;
  const { signed } = signOff.data;
  if (!signed?.holds) return <Needed of={signOff.data} period={period} />;
  return (
    <Alert tone="success" title={t('signOff.done')} action={<Withdraw period={period} />}>
      <Person says="by" who={signed} />
    </Alert>
  );
}

function Person({
  says,
  who,
}: {
  says: 'by' | 'changedBy' | 'withdrawn';
  who: Pick<DoneByPerson, 'by' | 'at'>;
}): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Trans
      t={t}
      i18nKey={`signOff.${says}`}
      values={{ name: who.by ?? t('closed.somebody') }}
      components={{ at: <DateText value={who.at} time /> }}
    />
  );
}

function Needed({ of, period }: { of: SignOff; period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const name = usePeriodName(period);
  const maySign = useMayCall('signOffMonth');
  const [signing, setSigning] = useState(false);
  const action = maySign && !of.refusal && (
    <Button variant="primary" icon="check" onClick={() => setSigning(true)}>
      {t('signOff.button', { month: name })}
    </Button>
  );
  return (
    <>
      <Alert tone="warning" title={t('signOff.needed')} action={action}>
        {of.signed && (
          <p>
            <Person says="withdrawn" who={of.signed} />
          </p>
        )}
        {of.refusal ? (
          <WhyNot refusal={of.refusal} />
        ) : (
          of.changed && (
            <p>
              <Person says="changedBy" who={of.changed} />
            </p>
          )
        )}
        <WhoMay signers={of.signers} />
      </Alert>
      {signing && (
        <SignOffModal period={period} name={name} content={of.content} onClose={() => setSigning(false)} />
      )}
    </>
  );
}

function Withdraw({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const withdraw = useSignOffTurn(withdrawSignOff);
  if (!useMayCall('withdrawSignOff')) return null;
  const take = async () => {
    const body = { ...period, tenantId: company.id };
    await withdraw.mutateAsync({ body }).then(
      () => toast.success(t('signOff.taken')),
      (error) => toast.error(errorText(error)),
    );
  };
  return (
    <Button loading={withdraw.isPending} onClick={take}>
      {t('signOff.withdraw')}
    </Button>
  );
}

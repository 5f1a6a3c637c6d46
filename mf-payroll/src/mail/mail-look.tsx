import { call, downloadFile, query } from '@paga/client';
import { getPayslip, getPayslipMail, getPayslipPdf, type PayslipMail } from '@paga/contract/payroll';
import { Alert, Button, ErrorState, IconButton, SkeletonCard, Stack, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { PayslipSheet } from '#payslip/payslip-sheet.tsx';
import './mail-look.css';

type MailLookProps = { period: Period; employeeIds: readonly number[] };

/** A look at the mails before they are sent, one person at a time: to whom, subject, text, and the payslip that goes with it. */
export function MailLook({ period, employeeIds }: MailLookProps): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const company = useCompany();
  const [at, setAt] = useState(0);
  const employeeId = employeeIds[at] ?? 0;
  const mail = useQuery({
    ...query(getPayslipMail, { query: { ...period, userId: company.id, employeeId } }),
    meta: { silent: true },
  });
  return (
    <section className="mail-look" aria-label={t('mail.look.title')}>
      <header>
        <h2>{t('mail.look.at', { at: at + 1, count: employeeIds.length })}</h2>
        <IconButton
          icon="chevronLeft"
          label={t('mail.look.previous')}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <IconButton
          icon="chevronRight"
          label={t('mail.look.next')}
          disabled={at + 1 >= employeeIds.length}
          onClick={() => setAt(at + 1)}
        />
      </header>
      {mail.isPending && <SkeletonCard lines={6} />}
      {mail.isError && <ErrorState detail={errorText(mail.error)} onRetry={() => mail.refetch()} />}
      {mail.data && <OneMail key={employeeId} mail={mail.data} />}
    </section>
  );
}

function OneMail({ mail }: { mail: PayslipMail }): ReactElement {
  const { t } = useTranslation('payroll');
  const [opened, setOpened] = useState(false);
  const { name, to, subject, text, fileName, notice = false, notMailed } = mail;
  return (
    <Stack gap={8}>
      {notMailed && <Alert tone="warning" title={`${name}: ${t(`mail.reason.${notMailed}`)}`} />}
      <dl className="mail-look-head">
        <dt>{t('mail.look.to')}</dt>
        <dd>{to ? `${name} <${to}>` : name}</dd>
        <dt>{t('mail.look.subject')}</dt>
        <dd>{subject}</dd>
      </dl>
      <p className="mail-look-text">{text}</p>
      {notice ? (
        <p className="paga-hint">{t('mail.look.notice')}</p>
      ) : (
        <div className="mail-look-file">
          <Button icon="paperclip" size="small" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {fileName}
          </Button>
          <Download mail={mail} />
        </div>
      )}
      {opened && <Attached salaryId={mail.salaryId} />}
    </Stack>
  );
}

function Download({ mail: { salaryId, language } }: { mail: PayslipMail }): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const download = () =>
    call(getPayslipPdf, { params: { id: salaryId }, query: { language } }).then(
      (file) => downloadFile(file),
      (error) => toast.error(errorText(error)),
    );
  return <IconButton icon="download" size="small" label={t('payslip.pdf')} onClick={download} />;
}

function Attached({ salaryId }: { salaryId: number }): ReactElement {
  const errorText = useErrorText();
  const slip = useQuery({
    ...query(getPayslip, { params: { id: salaryId } }),
    staleTime: 0,
    meta: { silent: true },
  });
  if (slip.isPending) return <SkeletonCard lines={8} />;
  if (slip.isError) return <ErrorState detail={errorText(slip.error)} onRetry={() => slip.refetch()} />;
  return (
    <div className="mail-look-paper" data-theme="light">
      <PayslipSheet slip={slip.data} />
    </div>
  );
}

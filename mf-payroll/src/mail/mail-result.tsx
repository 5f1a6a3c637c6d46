import type { NotMailed } from '@paga/contract/payroll';
import { Alert, Button, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailRun } from './use-mail-run.ts';

type MailResultProps = { run: MailRun; onAgain: (employeeIds: readonly number[], again: boolean) => unknown };

const idsOf = (people: readonly NotMailed[]) => people.map(({ employeeId }) => employeeId);

/** How many mails are on their way, and who is not among them: with a way to try again, or to send a second time. */
export function MailResult({ run, onAgain }: MailResultProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { queued, failed } = run;
  const before = failed.filter(({ reason }) => reason === 'alreadySent');
  const others = failed.filter(({ reason }) => reason !== 'alreadySent');
  const columns: SimpleColumn<NotMailed>[] = [
    { key: 'name', title: t('mail.employee'), render: ({ name }) => name },
    { key: 'reason', title: t('mail.why'), render: ({ reason }) => t(`mail.reason.${reason}`) },
  ];
  return (
    <>
      {queued > 0 && <Alert tone="success">{t('mail.queued', { count: queued })}</Alert>}
      {before.length > 0 && (
        <Alert tone="info" title={t('mail.before', { count: before.length })}>
          <p>{before.map(({ name }) => name).join(', ')}</p>
          <Button onClick={() => onAgain(idsOf(before), true)}>
            {t('mail.again', { count: before.length })}
          </Button>
        </Alert>
      )}
      {others.length > 0 && (
        <>
          <SimpleTable
            label={t('mail.failed', { count: others.length })}
            rows={others}
            columns={columns}
            rowKey={({ employeeId }) => employeeId}
            stacks
          />
          <div>
            <Button icon="refresh" onClick={() => onAgain(idsOf(others), false)}>
              {t('mail.retry', { count: others.length })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

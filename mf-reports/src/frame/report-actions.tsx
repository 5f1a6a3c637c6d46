import type { ReportFile } from '@paga/contract/reports/shapes';
import { Button, Dropdown, Progress } from '@paga/kit';
import { useReportFile } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Mailing, MailReportModal } from './mail-report.modal.tsx';
import { useIsLong } from './use-is-long.ts';

/** Has the server make a file. */
export type MakeFile = () => Promise<ReportFile>;

type ReportActionsProps = {
  pdf?: MakeFile;
  excel: MakeFile;
  /** Left out for those who may not send. */
  mail?: Mailing | false;
  /** Why nothing can be handed out yet; it is said beside the buttons, which wait for it. */
  warning?: string;
  /** Nothing to hand out: no rows, or they are still on their way. */
  idle?: boolean;
};

/** What can be done with a report: 1 PDF, 2 Excel, by e-mail, on paper. */
export function ReportActions({ pdf, excel, mail, warning, idle }: ReportActionsProps): ReactElement {
  const { t } = useTranslation('reports');
  const { making, save } = useReportFile();
  const isMaking = making !== null;
  const isLong = useIsLong(isMaking);
  const [mailing, setMailing] = useState(false);
  const withheld = idle || warning !== undefined;
  const reason = idle ? undefined : (warning ?? (mail ? mail.warning : undefined));
  return (
    <div className="paga-actions report-actions">
      {isLong && (
        <div className="report-making">
          <Progress label={t('frame.making')} />
        </div>
      )}
      {reason && !isLong && (
        <span className="report-reason" role="status">
          {reason}
        </span>
      )}
      <Button icon="print" disabled={withheld} onClick={() => window.print()}>
        {t('frame.print')}
      </Button>
      {mail && (
        <Button
          icon="mail"
          disabled={withheld || mail.warning !== undefined}
          title={mail.warning}
          onClick={() => setMailing(true)}
        >
          {t('frame.mail.button')}
        </Button>
      )}
      {pdf ? (
        <Dropdown
          label={t('frame.download')}
          icon="download"
          variant="primary"
          disabled={withheld}
          loading={isMaking}
          items={[
            { key: '1', label: 'PDF', onSelect: () => save('pdf', pdf) },
            { key: '2', label: 'Excel', onSelect: () => save('excel', excel) },
          ]}
        />
      ) : (
        <Button
          icon="download"
          variant="primary"
          disabled={withheld}
          loading={isMaking}
          onClick={() => save('excel', excel)}
        >
          {t('frame.download')}
        </Button>
      )}
      {mail && mailing && <MailReportModal {...mail} onClose={() => setMailing(false)} />}
    </div>
  );
}

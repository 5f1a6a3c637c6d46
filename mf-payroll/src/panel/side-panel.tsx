import type { SalaryTrace } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { Alert, IconButton, Row, Stack } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentsOfPerson } from '#comments/comments-of-person.tsx';
import { periodOfId } from '#month/period/month-id.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { ChangeOfRow } from './change-of-row.tsx';
import { ExplainedInPanel } from './explained-in-panel.tsx';
import { LivePayslip } from './live-payslip.tsx';
import { PersonLinks } from './person-links.tsx';
import './side-panel.css';

type SidePanelProps = {
  /** The month as `monthIdOf` makes it. */
  monthId: number;
  /** The row as the server has stored it. */
  row: EditedRow;
  /** The same row as it comes out with what is typed; left out when nothing is. */
  draftRow?: EditedRow;
  /** How that comes about. */
  draftTrace?: () => SalaryTrace | undefined;
  onClose: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** Beside the salary table, of the chosen row: payslip while it is typed, how it came about, what changed since last month, comments. */
export function SidePanel({ monthId, row, draftRow, draftTrace, ...moves }: SidePanelProps): ReactElement {
  const { t } = useTranslation('payroll');
  const period = periodOfId(monthId);
  const [explained, setExplained] = useState<{ salaryId: number; step: string }>();
  // The explanation belongs to the row it was asked of.
  const step = explained?.salaryId === row.id ? explained.step : undefined;
  const shown = draftRow ?? row;
  return (
    <aside className="salary-panel" aria-label={t('panel.label', { name: row.name })}>
      <PanelHead name={row.name} {...moves} />
      <div className="salary-panel-body">
        <Stack>
          <p className="paga-muted paga-small">
            {t(row.employer === EmployerTier.primary ? 'panel.primary' : 'panel.secondary', {
              number: row.personalNumber,
            })}
          </p>
          <Problems row={shown} />
          <LivePayslip
            row={shown}
            stored={row}
            onExplain={(next) => setExplained({ salaryId: row.id, step: next })}
          />
          {step && (
            <ExplainedInPanel
              key={`${row.id} ${step}`}
              row={row}
              step={step}
              isTyped={draftRow !== undefined}
              typed={draftRow && draftTrace?.()}
              onClose={() => setExplained(undefined)}
            />
          )}
          <ChangeOfRow row={row} period={period} />
          <CommentsOfPerson employeeId={row.employeeId} period={period} />
          <PersonLinks employeeId={row.employeeId} />
        </Stack>
      </div>
    </aside>
  );
}

/** What is the matter with the row as it is typed. */
function Problems({ row }: { row: EditedRow }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const problems = row.problems.filter(({ level }) => level !== 'hint');
  const [first] = problems;
  if (!first) return null;
  const texts = problems.map(({ code }) => t(`calculations.problem.short.${code}`));
  return <Alert tone={first.level === 'error' ? 'danger' : 'warning'} title={texts.join(', ')} />;
}

type PanelHeadProps = { name: string } & Pick<SidePanelProps, 'onClose' | 'onNext' | 'onPrevious'>;

function PanelHead({ name, onClose, onNext, onPrevious }: PanelHeadProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Row as="header" gap={4} wrap={false} className="salary-panel-head">
      <h2 title={name}>{name}</h2>
      <IconButton icon="arrowUp" size="small" label={t('panel.previous')} onClick={onPrevious} />
      <IconButton icon="arrowDown" size="small" label={t('panel.next')} onClick={onNext} />
      <IconButton icon="close" size="small" label={t('panel.close')} onClick={onClose} />
    </Row>
  );
}

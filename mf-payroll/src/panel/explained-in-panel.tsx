import type { SalaryTrace } from '@paga/contract/payroll';
import { Alert, IconButton, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useExplained } from '#explain/use-explained.tsx';
import { useExplainer } from '#explain/use-explainer.ts';

type ExplainedInPanelProps = {
  row: { id: number };
  step: string;
  /** What is typed is not saved yet. */
  isTyped: boolean;
  /** How it comes about as typed; left out, the explanation is of what is stored. */
  typed?: SalaryTrace | undefined;
  onClose: () => void;
};

/** How an amount of the payslip came about, below it. */
export function ExplainedInPanel({
  row,
  step,
  isTyped,
  typed,
  onClose,
}: ExplainedInPanelProps): ReactElement {
  const { t } = useTranslation('payroll');
  const explain = useExplainer();
  const { at, content } = useExplained(row.id, step, typed);
  return (
    <section aria-label={explain.name(at)}>
      <Row as="header" gap={4} wrap={false} className="salary-panel-title">
        <h3>{explain.name(at)}</h3>
        <IconButton icon="close" size="small" label={t('panel.closeExplanation')} onClick={onClose} />
      </Row>
      {typed && <Alert tone="info" title={t('explain.asTyped')} />}
      {isTyped && !typed && <Alert tone="warning" title={t('panel.explainedAsSaved')} />}
      {content}
    </section>
  );
}

import { call, downloadFile, query } from '@paga/client';
import { explainSalary, getPayslip, getPayslipPdf } from '@paga/contract/payroll';
import {
  Alert,
  Button,
  CheckBox,
  ErrorState,
  Modal,
  monthTitle,
  PrintSheet,
  SkeletonCard,
  useKit,
  useToast,
} from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainDrawer } from '#explain/explain-drawer.tsx';
import { PrintedExplanation } from '#explain/printed-explanation.tsx';
import { PayslipMoves, type PayslipNeighbours } from './payslip-moves.tsx';
import { PayslipSheet } from './payslip-sheet.tsx';

type PayslipModalProps = {
  salaryId: number;
  name: string;
  period: { month: number; year: number };
  /** The way to what the payslip is made of; without it the way to how the net came about. */
  edits?: ReactNode;
  /** The payslips before and after it; without them it is opened by itself. */
  neighbours?: PayslipNeighbours;
  /** Called once the payslip is there, as it is stored. */
  onReady?: () => void;
  onClose: () => void;
};

function usePdf(salaryId: number, explained: boolean): () => Promise<void> {
  const { language } = useKit();
  const toast = useToast();
  const errorText = useErrorText();
  return () =>
    call(getPayslipPdf, {
      params: { id: salaryId },
      query: { language, ...(explained && { explained: 'true' }) },
    }).then(
      (file) => downloadFile(file),
      (error) => toast.error(errorText(error)),
    );
}

/** Calls once, after what is ready has been drawn. */
function useWhenReady(isReady: boolean, call: (() => void) | undefined): void {
  const wasCalled = useRef(false);
  useEffect(() => {
    if (!isReady || !call || wasCalled.current) return;
    wasCalled.current = true;
    call();
  }, [isReady, call]);
}

/** One payslip: as it will be on paper, to print or to keep as PDF, with or without how its numbers came about. */
export function PayslipModal({
  salaryId,
  name,
  period,
  edits,
  neighbours,
  onReady,
  onClose,
}: PayslipModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const errorText = useErrorText();
  const slip = useQuery({
    ...query(getPayslip, { params: { id: salaryId } }),
    staleTime: 0,
    meta: { silent: true },
  });
  useWhenReady(slip.isSuccess && !slip.isFetching, onReady);
  const [explained, setExplained] = useState(false);
  const [step, setStep] = useState<string>();
  const trace = useQuery({
    ...query(explainSalary, { params: { id: salaryId } }),
    enabled: explained,
    meta: { silent: true },
  });
  const download = usePdf(salaryId, explained);
  const footer = slip.data && (
    <div className="paga-actions payslip-actions">
      <CheckBox checked={explained} onChange={setExplained}>
        {t('payslip.withExplanation')}
      </CheckBox>
      {edits || (
        <Button icon="help" onClick={() => setStep('netto')}>
          {t('payslip.explain')}
        </Button>
      )}
      <Button icon="download" onClick={download}>
        {t('payslip.pdf')}
      </Button>
      <Button
        variant={slip.data.closed ? 'primary' : 'default'}
        icon="print"
        disabled={slip.isFetching || (explained && !trace.data)}
        onClick={() => window.print()}
      >
        {t('payslip.print')}
      </Button>
    </div>
  );
  if (step)
    return <ExplainDrawer row={{ id: salaryId, name }} step={step} onClose={() => setStep(undefined)} />;
  const month = monthTitle(period.month, period.year, language);
  const title = t('payslip.title', { name, month });
  return (
    <Modal open title={title} onClose={onClose} footer={footer} width={760}>
      {neighbours && <PayslipMoves {...neighbours} />}
      {slip.isPending && <SkeletonCard lines={12} />}
      {slip.isError && <ErrorState detail={errorText(slip.error)} onRetry={() => slip.refetch()} />}
      {slip.data && (
        <>
          {!slip.data.closed && <Alert tone="info" title={t('payslip.stillOpen')} />}
          <PrintSheet preview>
            <PayslipSheet slip={slip.data} onExplain={setStep} />
            {explained && trace.data && <PrintedExplanation trace={trace.data} name={name} month={month} />}
          </PrintSheet>
        </>
      )}
      {explained && trace.isPending && <SkeletonCard lines={6} />}
      {explained && trace.isError && (
        <ErrorState detail={errorText(trace.error)} onRetry={() => trace.refetch()} />
      )}
    </Modal>
  );
}

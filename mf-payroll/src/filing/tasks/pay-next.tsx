import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenNextMonth } from '#month/frame/open-next-month.tsx';
import type { Period } from '#month/period/use-period.ts';
import { useMonthTasks } from '../calls/use-filing.ts';
import { SeveralModal } from './several.modal.tsx';

/** What comes next while one pays and files: what is left of it, in one window, and once nothing is, the next month. Nothing for an open month, which the page itself leads to. */
export function PayNext({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { data } = useMonthTasks(period);
  const mayMark = useMayCall('markTasks');
  const [isMarking, setMarking] = useState(false);
  if (!data?.closing) return null;
  if (data.isDone) return <OpenNextMonth period={period} />;
  if (!mayMark) return null;
  const left = data.tasks.filter(({ state, isRequired }) => state === 'open' && isRequired).length;
  return (
    <>
      <Button variant="primary" onClick={() => setMarking(true)}>
        {t('filing.several.open', { count: left })}
      </Button>
      {isMarking && <SeveralModal month={data} closing={data.closing} onClose={() => setMarking(false)} />}
    </>
  );
}

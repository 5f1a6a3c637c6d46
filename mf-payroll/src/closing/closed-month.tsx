import { call } from '@paga/client';
import { verifyPeriod } from '@paga/contract/payroll';
import { Alert, Button, Row } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unread } from '#month/frame/unread.tsx';
import { useClosings } from '#month/period/use-closings.ts';
import type { Period } from '#month/period/use-period.ts';
import { ClosingFacts } from './closing-facts.tsx';
import { ClosingMenu } from './closing-menu.tsx';
import { DoneBefore } from './done-before.tsx';
import { VerifyAnswer } from './versions/verify-answer.tsx';
import { VersionsDrawer } from './versions/versions-drawer.tsx';
import './closed.css';

/** What has been closed of a month, as one line with its actions in one menu. Nothing while it was never closed. */
export function ClosedMonth({ period, closed }: { period: Period; closed: boolean }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const [showing, setShowing] = useState(false);
  const versions = useClosings(period);
  const verify = useVerify(period);
  const all = versions.data?.versions ?? [];
  const [newest, ...earlier] = all;
  if (closed && versions.isLoadingError)
    return <Unread title={t('closed.unread')} onRetry={versions.refetch} />;
  if (!newest) return null;
  const holds = closed && newest.reopenedAt === null;
  // An answer is that of the closing that was verified, never of one that came after it.
  const verified = holds && verify.variables === newest.id;
  const show = () => setShowing(true);
  return (
    <section className="closed-month">
      <Row gap={[8, 16]} className="closed-line">
        <ClosingFacts closing={newest} holds={holds} />
        {holds ? (
          <ClosingMenu
            {...{ period, closing: newest, count: all.length }}
            verifying={verified && verify.isPending}
            onVerify={() => verify.mutate(newest.id)}
            onShow={show}
          />
        ) : (
          <Button variant="link" onClick={show}>
            {t('closed.versions', { total: all.length })}
          </Button>
        )}
      </Row>
      {holds ? <DoneBefore closing={newest} earlier={earlier} /> : <DoneBefore earlier={all} />}
      {verified && verify.data && <VerifyAnswer verification={verify.data} />}
      {verified && verify.isError && <Alert tone="danger" title={errorText(verify.error)} />}
      {showing && <VersionsDrawer period={period} versions={all} onClose={() => setShowing(false)} />}
    </section>
  );
}

function useVerify(period: Period) {
  const company = useCompany();
  return useMutation({
    mutationFn: (_closing: number) => call(verifyPeriod, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
}

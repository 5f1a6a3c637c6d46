import { call } from '@paga/client';
import { verifyPeriod } from '@paga/contract/payroll';
import { Alert, Button, DateText, Stack } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Unread } from '#month/frame/unread.tsx';
import { useClosings } from '#month/period/use-closings.ts';
import type { Period } from '#month/period/use-period.ts';
import { ClosingMarks } from './closing-marks.tsx';
import { VerifyAnswer } from './verify-answer.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';
import './closed.css';

/** What has been closed of a month: who and when, verifying it, and earlier closings with their proof. Nothing while it was never closed. */
export function ClosedMonth({ period, closed }: { period: Period; closed: boolean }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const company = useCompany();
  const [showing, setShowing] = useState(false);
  const versions = useClosings(period);
  const verify = useMutation({
    mutationFn: (_closing: number) => call(verifyPeriod, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
  const [newest, ...earlier] = versions.data?.versions ?? [];
  if (closed && versions.isLoadingError)
    return <Unread title={t('closed.unread')} onRetry={versions.refetch} />;
  if (!newest) return null;
  const holds = closed && newest.reopenedAt === null;
  const at = holds ? newest.closedAt : newest.reopenedAt;
  // An answer is that of the closing that was verified, never of one that came after it.
  const verified = holds && verify.variables === newest.id;
  const by = (holds ? newest.closedBy : newest.reopenedBy) ?? t('closed.somebody');
  return (
    <Stack tight>
      <div className="closed-line">
        <span>
          <Trans
            t={t}
            i18nKey={holds ? 'closed.by' : 'closed.reopenedBy'}
            values={{ name: by }}
            components={{ date: <DateText value={at} time /> }}
          />
          {holds && newest.signedOff && (
            <>
              {'; '}
              <Trans
                t={t}
                i18nKey="closed.signedOff"
                values={{ name: newest.signedOff.by ?? t('closed.somebody') }}
                components={{ date: <DateText value={newest.signedOff.at} time /> }}
              />
            </>
          )}
        </span>
        {holds && (
          <Button
            icon="check"
            loading={verified && verify.isPending}
            onClick={() => verify.mutate(newest.id)}
          >
            {t('closed.verify')}
          </Button>
        )}
        <Button variant="link" onClick={() => setShowing(true)}>
          {t('closed.versions', { count: versions.data?.versions.length ?? 0 })}
        </Button>
      </div>
      {holds && <ClosingMarks period={period} closing={newest} earlier={earlier} />}
      {verified && verify.data && <VerifyAnswer verification={verify.data} />}
      {verified && verify.isError && <Alert tone="danger" title={errorText(verify.error)} />}
      {showing && (
        <VersionsDrawer
          period={period}
          versions={versions.data?.versions ?? []}
          onClose={() => setShowing(false)}
        />
      )}
    </Stack>
  );
}

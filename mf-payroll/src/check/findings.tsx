import { query } from '@paga/client';
import {
  type Finding,
  getSalaryChecks,
  type SalaryChecks,
  type SalaryTotalsResult,
} from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  type Key,
  Segmented,
  SkeletonTable,
  Stack,
  useToast,
} from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCommentsByPerson } from '#comments/use-comments.ts';
import { Outdated } from '#month/calculate/outdated.tsx';
import { StaleNotice } from '#month/frame/unread.tsx';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { useGoOn } from '#steps/use-month-steps.ts';
import { useMend } from './cure/use-mend.ts';
import { findingColumns } from './finding-columns.tsx';
import { type FindingWindow, FindingWindows } from './finding-windows.tsx';
import './check.css';
import { isPictured } from './found/past-picture.tsx';
import { HolidayDoubts } from './holiday-doubts.tsx';
import { MonthHints } from './month-hints.tsx';

const rowKey = ({ employeeId, code }: Finding) => `${employeeId}-${code}`;
const rowTone = ({ level, accepted }: Finding) =>
  level === 'error' ? ('error' as const) : accepted ? ('muted' as const) : undefined;
type Show = 'standing' | 'accepted';
const isShown = {
  standing: ({ accepted }: Finding) => !accepted,
  accepted: ({ accepted }: Finding) => accepted !== null,
};

/** Errors and warnings of a month: each leads to where it is fixed, warnings can be accepted with a note. */
export function Findings({ period, totals }: { period: Period; totals: SalaryTotalsResult }): ReactElement {
  const errorText = useErrorText();
  const company = useCompany();
  const checks = useQuery({
    ...query(getSalaryChecks, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
  if (checks.isPending) return <SkeletonTable rows={6} columns={4} />;
  if (checks.isLoadingError)
    return <ErrorState detail={errorText(checks.error)} onRetry={() => checks.refetch()} />;
  const { outdatedBy } = checks.data;
  return (
    <Stack>
      <StaleNotice of={[checks]} />
      {outdatedBy && <Outdated by={outdatedBy} period={period} />}
      <MonthHints of={checks.data.month} totals={totals} />
      <HolidayDoubts of={checks.data.holidays} />
      <FindingTable period={period} checks={checks.data} />
    </Stack>
  );
}

function NothingHere({
  show,
  period,
  outdated,
}: {
  show: Show;
  period: Period;
  outdated: boolean;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const goOn = useGoOn(period);
  const toReview = () => {
    goOn();
    navigate(placeOf('review', period));
  };
  if (show === 'accepted') return <EmptyState title={t('check.noneAccepted')} />;
  if (outdated) return <EmptyState title={t('check.onlyOutdated')} />;
  return (
    <EmptyState
      title={t('check.clean')}
      hint={t('check.cleanHint')}
      action={
        <Button variant="primary" onClick={toReview}>
          {t('check.toReview')}
        </Button>
      }
    />
  );
}

function FindingTable({ period, checks }: { period: Period; checks: SalaryChecks }): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const closed = isClosed(checks.period ?? undefined);
  const mayAccept = useMayCall('acceptSalaryWarnings') && !closed;
  const [window, setWindow] = useState<FindingWindow>();
  const openCure = useCallback((finding: Finding) => setWindow({ what: 'cure', finding }), []);
  const mend = useMend(period, closed, openCure);
  const [show, setShow] = useState<Show>('standing');
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set<Key>());
  const comments = useCommentsByPerson(period);
  const shown = useMemo(() => checks.findings.filter(isShown[show]), [checks, show]);
  const columns = useMemo(() => {
    const opens = (what: 'finding' | 'withdraw') => (finding: Finding) => setWindow({ what, finding });
    const withdraw = mayAccept ? opens('withdraw') : undefined;
    const hasPast = shown.some(isPictured);
    return findingColumns(t, { show, hasPast }, { open: opens('finding'), mend, withdraw, comments });
  }, [t, show, shown, mend, mayAccept, comments]);
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const accept = () => {
    const chosen = shown.filter((one) => one.level !== 'error' && selected.has(rowKey(one)));
    if (chosen.length === 0) return toast.warning(t('check.selectOne'));
    setWindow({ what: 'accept', findings: chosen });
  };
  const standing = checks.findings.filter(isShown.standing).length;
  return (
    <>
      <DataTable
        label={t('check.table')}
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        rowTone={rowTone}
        selection={
          show === 'standing' && mayAccept && checks.openCount + checks.hintCount > 0 ? selection : undefined
        }
        tall
        height="max(360px, calc(100vh - 320px))"
        empty={<NothingHere show={show} period={period} outdated={checks.outdatedBy !== null} />}
        toolbar={
          <>
            <Segmented
              label={t('check.show.label')}
              value={show}
              onChange={setShow}
              options={[
                { value: 'standing', label: t('check.show.standing', { count: standing }) },
                { value: 'accepted', label: t('check.show.accepted', { count: checks.acceptedCount }) },
              ]}
            />
            {show === 'standing' && mayAccept && checks.openCount + checks.hintCount > 0 && (
              <Button icon="check" onClick={accept}>
                {t('check.accept')}
              </Button>
            )}
          </>
        }
      />
      {window && (
        <FindingWindows
          open={window}
          period={period}
          mayAccept={mayAccept}
          mend={(finding) => {
            setWindow(undefined);
            mend(finding);
          }}
          onOpen={setWindow}
          onAccepted={() => setSelected(new Set<Key>())}
        />
      )}
    </>
  );
}

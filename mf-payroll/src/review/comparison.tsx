import { query } from '@paga/client';
import { type ComparedRow, type ComparisonCause, getSalaryComparison } from '@paga/contract/payroll';
import { Button, DataTable, EmptyState, ErrorState, SkeletonTable, Stack } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '#month/frame/unread.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import { monthBefore, type Period } from '#month/period/use-period.ts';
import { causeName } from './cause-name.ts';
import { comparisonColumns } from './comparison-columns.tsx';
import { DifferenceDrawer } from './difference-drawer.tsx';
import { NetWaterfall } from './net-waterfall.tsx';
import { type Show, ShowSwitch } from './show-switch.tsx';
import './review.css';

const rowKey = (row: ComparedRow) => row.employeeId;
const isChanged = (row: ComparedRow) => row.mark !== null || row.causes.length > 0;
/** Those whom a cause is about, the largest amount first. */
function ofCause(rows: readonly ComparedRow[], cause: ComparisonCause): ComparedRow[] {
  const amountOf = (row: ComparedRow) => Math.abs(row.causes.find((one) => one.cause === cause)?.amount ?? 0);
  return rows.filter((row) => amountOf(row) > 0).sort((one, other) => amountOf(other) - amountOf(one));
}
const rowTone = (row: ComparedRow) =>
  row.mark === 'new' ? ('new' as const) : row.mark === 'ended' ? ('muted' as const) : undefined;

/** Every employee of two months; changed rows first, each opens what changed and why. */
export function Comparison({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const company = useCompany();
  const before = usePeriodName(monthBefore(period));
  const comparison = useQuery({
    ...query(getSalaryComparison, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
  if (comparison.isPending) return <SkeletonTable rows={10} columns={5} />;
  if (comparison.isLoadingError)
    return <ErrorState detail={errorText(comparison.error)} onRetry={() => comparison.refetch()} />;
  if (!comparison.data.before)
    return (
      <EmptyState
        title={t('review.nothing', { month: before })}
        hint={t('review.nothingHint')}
        picture="papers"
      />
    );
  return (
    <Stack>
      <StaleNotice of={[comparison]} />
      <Compared period={period} rows={comparison.data.rows} />
    </Stack>
  );
}

function Compared({ period, rows }: { period: Period; rows: readonly ComparedRow[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const [show, setShow] = useState<Show>('changed');
  const [opened, setOpened] = useState<ComparedRow>();
  const changed = useMemo(() => rows.filter(isChanged), [rows]);
  const [cause, setCause] = useState<ComparisonCause>();
  const shown = useMemo(() => {
    if (cause) return ofCause(rows, cause);
    return show === 'changed' ? changed : rows;
  }, [cause, show, rows, changed]);
  const columns = useMemo(() => comparisonColumns(t, setOpened), [t]);
  return (
    <Stack>
      <NetWaterfall rows={rows} period={period} cause={cause} onCause={setCause} />
      <DataTable
        label={t('review.table')}
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        rowTone={rowTone}
        onRowActivate={setOpened}
        height="max(360px, calc(100vh - 520px))"
        empty={<EmptyState title={t('review.same')} />}
        toolbar={
          cause ? (
            <Button icon="close" onClick={() => setCause(undefined)}>
              {t('review.onlyCause', { cause: causeName({ cause }, t), count: shown.length })}
            </Button>
          ) : (
            <ShowSwitch value={show} changed={changed.length} all={rows.length} onChange={setShow} />
          )
        }
      />
      {opened && <DifferenceDrawer row={opened} period={period} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

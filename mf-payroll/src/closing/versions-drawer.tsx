import { query } from '@paga/client';
import { type ClosedRow, type ClosedVersion, getClosedVersion } from '@paga/contract/payroll';
import {
  Button,
  DataTable,
  DateText,
  DetailList,
  Drawer,
  ErrorState,
  Money,
  SkeletonTable,
  Stack,
  Tag,
} from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { MARKS } from './closing-marks.tsx';
import { MarkText } from './mark-text.tsx';
import { VerifyVersion } from './verify-version.tsx';

type VersionsDrawerProps = { period: Period; versions: readonly ClosedVersion[]; onClose: () => void };

/** Every closing of a month, the newest first, each with the rows it was closed with. */
export function VersionsDrawer({ period, versions, onClose }: VersionsDrawerProps): ReactElement {
  const { t } = useTranslation('payroll');
  const name = usePeriodName(period);
  return (
    <Drawer open title={t('closed.versionsOf', { month: name })} onClose={onClose} width={760}>
      <Stack>
        {versions.map((version) => (
          <Version key={version.id} period={period} version={version} />
        ))}
      </Stack>
    </Drawer>
  );
}

function Version({ period, version }: { period: Period; version: ClosedVersion }): ReactElement {
  const { t } = useTranslation('payroll');
  const [open, setOpen] = useState(false);
  const byAt = (name: string | null, at: string) => (
    <>
      {name ?? t('closed.somebody')}, <DateText value={at} time />
    </>
  );
  const marks = MARKS.filter((mark) => version[mark]);
  const details = [
    { key: 'closed', label: t('closed.closedBy'), value: byAt(version.closedBy, version.closedAt) },
    ...(version.signedOff
      ? [
          {
            key: 'signedOff',
            label: t('closed.signedOffBy'),
            value: byAt(version.signedOff.by, version.signedOff.at),
          },
        ]
      : []),
    ...marks.map((mark) => ({
      key: mark,
      label: t(`closed.mark.${mark}.day`),
      value: <MarkText closing={version} mark={mark} labelled />,
    })),
    ...(version.reopenedAt
      ? [
          {
            key: 'reopened',
            label: t('closed.openedBy'),
            value: byAt(version.reopenedBy, version.reopenedAt),
          },
        ]
      : []),
    {
      key: 'sums',
      label: t('closed.sums', { count: version.headCount }),
      value: <Money value={version.netto} />,
    },
  ];
  return (
    <section className="closed-version">
      <h2 className="closed-heading">
        {t('closed.version', { number: version.number })}
        <Tag tone={version.reopenedAt ? 'neutral' : 'success'}>
          {t(version.reopenedAt ? 'closed.wasReopened' : 'closed.holds')}
        </Tag>
      </h2>
      <DetailList items={details} />
      <Proof of={version} />
      <Button variant="link" onClick={() => setOpen(!open)}>
        {t(open ? 'closed.hideRows' : 'closed.showRows')}
      </Button>
      {version.reopenedAt !== null && <VerifyVersion period={period} version={version} />}
      {open && <Rows versionId={version.id} />}
    </section>
  );
}

/** What a closing is proved by, for inspectors: which tables and rules it stands on, and the hash over all of it. */
function Proof({ of: { tables, engineVersion, hash } }: { of: ClosedVersion }): ReactElement {
  const { t } = useTranslation('payroll');
  const items = [
    { key: 'tables', label: t('closed.proof.tables'), value: tables.join(', ') },
    { key: 'engine', label: t('closed.proof.engine'), value: engineVersion },
    {
      key: 'hash',
      label: t('closed.proof.hash'),
      value: <span className="closed-hash">{hash}</span>,
      wide: true,
    },
  ];
  return (
    <details className="closed-proof">
      <summary>{t('closed.proof.title')}</summary>
      <DetailList items={items} />
    </details>
  );
}

const rowKey = (row: ClosedRow) => row.employeeId;
const figures = ['totalBrutto', 'tax', 'netto'] as const;

function Rows({ versionId }: { versionId: number }): ReactElement {
  const { t } = useTranslation('payroll');
  const version = useQuery({ ...query(getClosedVersion, { params: { versionId } }), meta: { silent: true } });
  const columns = useMemo(
    () => [
      {
        key: 'name',
        title: t('calculations.column.name'),
        width: 180,
        frozen: true,
        render: ({ name }: ClosedRow) => name,
      },
      ...figures.map((key) => ({
        key,
        title: t(`calculations.column.${key}`),
        width: 110,
        align: 'right' as const,
        render: (row: ClosedRow) => <Money value={row[key]} />,
      })),
      {
        key: 'account',
        title: t('closed.column.account'),
        width: 170,
        render: (row: ClosedRow) => <span className="paga-number">{row.bankAccountNumber}</span>,
      },
    ],
    [t],
  );
  if (version.isPending) return <SkeletonTable rows={4} columns={4} />;
  if (version.isError) return <ErrorState onRetry={() => version.refetch()} />;
  return (
    <DataTable
      label={t('closed.rows', { number: version.data.number })}
      rows={version.data.rows}
      columns={columns}
      rowKey={rowKey}
      height={360}
    />
  );
}

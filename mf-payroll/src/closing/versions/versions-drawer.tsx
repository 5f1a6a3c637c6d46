import type { ClosedVersion } from '@paga/contract/payroll';
import { Button, DetailList, Drawer, Row, Stack, Tag } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { Receipt } from './receipt.tsx';
import { VerifyVersion } from './verify-version.tsx';
import { VersionFacts } from './version-facts.tsx';
import { VersionRows } from './version-rows.tsx';

type VersionsDrawerProps = { period: Period; versions: readonly ClosedVersion[]; onClose: () => void };

/** Every closing of a month, the newest first: its sums, what was done with it, its rows and its proof. */
export function VersionsDrawer({ period, versions, onClose }: VersionsDrawerProps): ReactElement {
  const { t } = useTranslation('payroll');
  const name = usePeriodName(period);
  return (
    <Drawer open title={t('closed.versionsOf', { month: name })} onClose={onClose} width={520}>
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
  return (
    <section className="closed-version">
      <Row as="h2" wrap={false} className="closed-heading">
        {t('closed.version', { number: version.number })}
        <Tag tone={version.reopenedAt ? 'neutral' : 'success'}>
          {t(version.reopenedAt ? 'closed.wasReopened' : 'closed.holds')}
        </Tag>
      </Row>
      <Stack>
        <VersionFacts period={period} version={version} />
        <Row>
          {version.reopenedAt === null && version.paid && version.declared && <Receipt period={period} />}
          <Button onClick={() => setOpen(!open)}>{t(open ? 'closed.hideRows' : 'closed.showRows')}</Button>
        </Row>
        {version.reopenedAt !== null && <VerifyVersion period={period} version={version} />}
        {open && <VersionRows versionId={version.id} />}
        <Proof of={version} />
      </Stack>
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
      value: <span className="paga-breaks">{hash}</span>,
      wide: true,
    },
  ];
  return (
    <details className="closed-proof">
      <summary>{t('closed.proof.title')}</summary>
      <p className="paga-hint">{t('closed.proof.hint')}</p>
      <DetailList items={items} />
    </details>
  );
}

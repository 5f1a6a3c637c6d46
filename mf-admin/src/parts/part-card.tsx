import { type RemoteState, SHELL } from '@paga/contract/remotes';
import { Button, Card, type Detail, DetailList, formatNumber, Stack, Tag } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CanaryLine } from './canary-line.tsx';
import { FailureTable } from './failure-table.tsx';
import { HistoryModal } from './history.modal.tsx';
import { RollbackSwitch } from './rollback-switch.tsx';
import { usePartName } from './use-part-name.ts';
import { VitalsList } from './vitals-list.tsx';
import './parts.css';

/** One part: its builds, loads and failures, how fast it is, and what failed in it. */
export function PartCard({ part }: { part: RemoteState }): ReactElement {
  const { t } = useTranslation('admin');
  const partName = usePartName();
  const [open, setOpen] = useState(false);
  const { failures, kinds } = part;
  const state =
    failures.day > 0 ? (
      <Tag tone="danger">{t('parts.failures', { count: failures.day })}</Tag>
    ) : (
      <Tag tone="success">{t('parts.sound')}</Tag>
    );
  const name = partName(part.name);
  return (
    <Card title={name} extra={state}>
      <Stack>
        <DetailList columns={3} items={useDetails(part)} />
        <VitalsList vitals={part.vitals} />
        {part.canary && <CanaryLine name={part.name} title={name} canary={part.canary} />}
        {part.name !== SHELL && <RollbackSwitch part={part} />}
        {part.name !== SHELL && (
          <div>
            <Button aria-label={t('parts.history.title', { name })} onClick={() => setOpen(true)}>
              {t('parts.history.open')}
            </Button>
          </div>
        )}
        {kinds.length > 0 ? (
          <FailureTable label={t('parts.failuresOf', { name })} kinds={kinds} />
        ) : (
          <p className="paga-hint">{t('parts.none')}</p>
        )}
      </Stack>
      {open && <HistoryModal part={part} title={name} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function useDetails({ name, version, lastGood, loads, people, failures }: RemoteState): Detail[] {
  const { t } = useTranslation('admin');
  const inTime = ({ day, week }: RemoteState['loads']) =>
    t('parts.inTime', { day: formatNumber(day), week: formatNumber(week) });
  const build = (text: string) => <span className="paga-breaks">{text}</span>;
  return [
    {
      key: 'version',
      label: t('parts.version'),
      value: build(version),
      hint: lastGood && t('parts.lastGood', { version: lastGood }),
    },
    // The shell's page is asked for at every visit, and by people who are not signed in: there is nothing to count.
    ...(name === SHELL
      ? []
      : [
          {
            key: 'loads',
            label: t('parts.loads'),
            value: inTime(loads),
            hint: t('parts.people', { count: people.week }),
          },
        ]),
    { key: 'failures', label: t('parts.failureCount'), value: inTime(failures) },
  ];
}

import type { OfficeSickness } from '@paga/contract/requests';
import { Button, Card, formatDate, formatDateTime, RelativeTime, Row, Stack, Tag } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SicknessModal } from './sickness.modal.tsx';
import { useSickness } from './use-sickness.ts';
import '#requests/requests.css';

/** The sickness that was reported, above what is asked for; nothing where there is none. */
export function SicknessList({ of }: { of: 'open' | 'decided' }): ReactElement | null {
  const { t } = useTranslation('vacations');
  const reports = useSickness(of).data ?? [];
  const [opened, setOpened] = useState<OfficeSickness | null>(null);
  if (reports.length === 0) return null;
  return (
    <Card title={t('sickness.title')}>
      <ul className="paga-list" aria-label={t('sickness.title')}>
        {reports.map((report) => (
          <SicknessLine key={report.id} report={report} onOpen={() => setOpened(report)} />
        ))}
      </ul>
      {opened && <SicknessModal report={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

const TONE = { reported: 'warning', booked: 'success', setAside: 'neutral', withdrawn: 'neutral' } as const;

function SicknessLine({ report, onOpen }: { report: OfficeSickness; onOpen: () => void }): ReactElement {
  const { t } = useTranslation('vacations');
  const { employeeName: name, from, to, hasNote, state, reportedAt, settledBy, settledAt } = report;
  return (
    <Row as="li" justify="between" gap={[8, 16]} className="requests-line">
      <Stack gap={4}>
        <Row gap={8}>
          <b>{name}</b>
          <Tag tone={TONE[state]}>{t(`sickness.state.${state}`)}</Tag>
          {hasNote && <Tag>{t('sickness.hasNote')}</Tag>}
        </Row>
        <span>
          {formatDate(from)} – {formatDate(to)}
        </span>
        <span className="paga-hint">
          {settledAt === null ? (
            <RelativeTime value={reportedAt} />
          ) : settledBy === null ? (
            formatDateTime(settledAt)
          ) : (
            t('requests.decidedBy', { name: settledBy, at: formatDateTime(settledAt) })
          )}
        </span>
      </Stack>
      <Button aria-label={t('requests.openOf', { name })} onClick={onOpen}>
        {t('requests.open')}
      </Button>
    </Row>
  );
}

import { getPublicHolidays, type ProposedHoliday } from '@paga/contract/company/law/public-holidays';
import { savePublicHolidays } from '@paga/contract/leave';
import { useSave } from '@paga/forms';
import { Alert, Button, CheckBox, Row, Stack, Tag } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayOff, useHolidayName } from './holiday-table.tsx';

/** The statutory days that a year's table lacks, to be taken over in one go. */
export function Proposals({
  year,
  proposals,
}: {
  year: number;
  proposals: readonly ProposedHoliday[];
}): ReactElement {
  const { t } = useTranslation('vacations');
  const nameOf = useHolidayName();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { save, saving, problem } = useSave(savePublicHolidays, {
    saved: t('settings.publicHolidays.proposals.saved', { year }),
    refresh: [getPublicHolidays],
  });
  const chosen = proposals.filter(({ date }) => !left.has(date));
  const choose = (date: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((other) => other !== date) : [...left, date]));
  const take = () => save({ body: { holidays: chosen } }).catch(() => undefined);
  return (
    <Alert
      tone="info"
      title={t('settings.publicHolidays.proposals.title', { year, count: proposals.length })}
    >
      <Stack gap={8}>
        <p>{t('settings.publicHolidays.proposals.text')}</p>
        {proposals.map((holiday) => (
          <CheckBox
            key={holiday.date}
            checked={!left.has(holiday.date)}
            onChange={(isChosen) => choose(holiday.date, isChosen)}
          >
            {nameOf(holiday)}: <DayOff holiday={holiday} />{' '}
            {!holiday.confirmed && <Tag tone="warning">{t('settings.publicHolidays.toBeConfirmed')}</Tag>}
          </CheckBox>
        ))}
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Row>
          <Button variant="primary" loading={saving} disabled={chosen.length === 0} onClick={take}>
            {t('settings.publicHolidays.proposals.take', { count: chosen.length })}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}

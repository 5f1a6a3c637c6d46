import type { CurrentMonth, RibbonMonth } from '@paga/contract/filing';
import { Grid, Icon, IconButton, monthName, monthTitle, Row, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';

/** What the ribbon says of a month in one word. */
function wordOf({ state, paid, declared }: RibbonMonth) {
  if (state !== 'closed') return state;
  if (paid && declared) return 'finished';
  return paid ? 'paid' : declared ? 'declared' : 'closed';
}

type MonthRibbonProps = {
  months: readonly RibbonMonth[];
  current: CurrentMonth;
  today: string;
  onYear: (year: number) => void;
};

/** The months of a year, each with where it stands; those that have begun lead to their page. */
export function MonthRibbon({ months, current, today, onYear }: MonthRibbonProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const year = months[0]?.year;
  if (year === undefined) return null;
  return (
    <Row gap={[8, 12]}>
      <Row gap={0} wrap={false} className="paga-strong">
        <IconButton
          icon="chevronLeft"
          label={t('dashboard.month.yearBefore')}
          onClick={() => onYear(year - 1)}
        />
        <span className="paga-number" aria-live="polite">
          {year}
        </span>
        <IconButton
          icon="chevronRight"
          label={t('dashboard.month.yearAfter')}
          disabled={year >= Number(today.slice(0, 4)) && year >= current.year}
          onClick={() => onYear(year + 1)}
        />
      </Row>
      <Grid
        as="ol"
        gap={6}
        className="payroll-ribbon-months"
        aria-label={t('dashboard.month.ribbon', { year })}
      >
        {months.map((month) => (
          <li key={month.month}>
            <RibbonCell
              month={month}
              isCurrent={month.year === current.year && month.month === current.month}
              today={today}
            />
          </li>
        ))}
      </Grid>
    </Row>
  );
}

type RibbonCellProps = { month: RibbonMonth; isCurrent: boolean; today: string };

function RibbonCell({ month, isCurrent, today }: RibbonCellProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const word = wordOf(month);
  const name = monthName(month.month, language);
  const isToCome = `${month.year}-${String(month.month).padStart(2, '0')}` > today.slice(0, 7);
  const text = (
    <>
      <span className="paga-hidden">
        {`${monthTitle(month.month, month.year, language)}: ${t(`dashboard.month.word.${word}`)}`}
      </span>
      <span
        className="payroll-ribbon-name"
        aria-hidden="true"
      >{`${name.charAt(0).toUpperCase()}${name.slice(1, 3)}`}</span>
      <Row as="span" gap={2} inline wrap={false} className="payroll-ribbon-word" aria-hidden="true">
        {word === 'finished' && <Icon name="check" size={12} />}
        {!isToCome && t(`dashboard.month.word.${word}`)}
      </Row>
    </>
  );
  const className = `payroll-ribbon-cell payroll-ribbon-${word}${isCurrent ? ' payroll-ribbon-current' : ''}`;
  if (word === 'blank' && isToCome) return <span className={className}>{text}</span>;
  return (
    <Link
      className={className}
      to={placeOf(month.state === 'closed' ? 'pay' : 'calculations', month)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {text}
    </Link>
  );
}

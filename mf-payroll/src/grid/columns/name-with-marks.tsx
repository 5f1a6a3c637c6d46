import { EmployerTier } from '@paga/contract/shapes';
import { Icon, type IconName, Row } from '@paga/kit';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { type CheckedRow, problemsOf } from '#month/rows/problems-of.ts';

type Mark = { icon: IconName; tone: 'danger' | 'warning' | 'info' | 'neutral'; text: string };

/** What is to be known of a row at a glance: that somebody is new or leaves, and what is the matter. */
export function marksOf(row: CheckedRow, t: TFunction<'payroll'>): Mark[] {
  const problems = problemsOf(row)
    .filter((one) => one.level !== 'hint')
    .map(({ level, code }): Mark => {
      const isError = level === 'error';
      const text = t(`calculations.problem.short.${code}`);
      return { icon: isError ? 'error' : 'warning', tone: isError ? 'danger' : 'warning', text };
    });
  if (!row.mark) return problems;
  const text = t(`calculations.mark.${row.mark}`);
  return row.mark === 'new'
    ? [{ icon: 'plus', tone: 'info', text }, ...problems]
    : [{ icon: 'logout', tone: 'neutral', text }, ...problems];
}

/** A name in full, with its tier and marks beside it as signs that never take its room; readers hear their words. */
export function NameWithMarks({ row, t }: { row: CheckedRow; t: TFunction<'payroll'> }): ReactElement {
  const isPrimary = row.employer === EmployerTier.primary;
  const tier = t(`calculations.tier.${isPrimary ? 'primary' : 'secondary'}`);
  return (
    <Row as="span" gap={6} wrap={false} className="workbench-name">
      <span className="workbench-name-text">{row.name}</span>
      <span
        className={isPrimary ? 'workbench-tier' : 'workbench-tier workbench-tier-second'}
        title={t(isPrimary ? 'calculations.tier.ofPrimary' : 'calculations.tier.ofSecondary')}
        aria-hidden="true"
      >
        {tier.charAt(0)}
      </span>
      <span className="paga-hidden">{` ${tier}`}</span>
      {marksOf(row, t).map(({ icon, tone, text }) => (
        <span key={text} className={`workbench-mark paga-tone-${tone}`} title={text}>
          <Icon name={icon} size={14} />
          <span className="paga-hidden">{` ${text}`}</span>
        </span>
      ))}
    </Row>
  );
}

const letters = 7.4;
const around = 24 + 22;
const mark = 20;

/** Pixels that the widest of these names needs with its marks; a very long one takes two lines. */
export function widthOfNames(rows: readonly CheckedRow[]): number {
  const widest = rows.reduce(
    (most, row) =>
      Math.max(most, row.name.length * letters + (problemsOf(row).length + Number(row.mark !== null)) * mark),
    0,
  );
  return Math.round(Math.min(Math.max(widest + around, 200), 300));
}

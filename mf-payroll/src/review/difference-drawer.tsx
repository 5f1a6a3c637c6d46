import type { ComparedRow } from '@paga/contract/payroll';
import { Drawer, monthTitle, Stack, Tag, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { monthBefore, type Period } from '#month/period/use-period.ts';
import { CauseList } from './cause-list.tsx';
import { TermsSince } from './terms-since.tsx';
import { TwoSides } from './two-sides.tsx';

const figures = [
  'contractDays',
  'grossPay',
  'hours',
  'additions',
  'totalBrutto',
  'contribution',
  'tax',
  'prime',
  'deductions',
  'netto',
] as const;

/** What every figure of an employee was last month and is now. */
function Figures({ row: { before, after }, period }: { row: ComparedRow; period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const title = ({ month, year }: Period) => monthTitle(month, year, language);
  const lines = figures.map((key) => ({
    key,
    label: t(`review.figure.${key}`),
    before: before?.[key],
    after: after?.[key],
    plain: key === 'contractDays',
  }));
  return (
    <TwoSides
      label={t('review.figures')}
      titles={[title(monthBefore(period)), title(period)]}
      lines={lines}
    />
  );
}

type DifferenceDrawerProps = { row: ComparedRow; period: Period; onClose: () => void };

/** One employee in two months: causes, figures, and since when and by whom the terms are others. */
export function DifferenceDrawer({ row, period, onClose }: DifferenceDrawerProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <Drawer open title={t('review.of', { name: row.name })} onClose={onClose} width={640}>
      <Stack>
        {row.mark && (
          <div>
            <Tag tone={row.mark === 'new' ? 'info' : 'neutral'}>{t(`calculations.mark.${row.mark}`)}</Tag>
          </div>
        )}
        <CauseList causes={row.causes} difference={row.difference} same={t('review.unchanged')} />
        <Figures row={row} period={period} />
        <TermsSince employeeId={row.employeeId} period={period} />
      </Stack>
    </Drawer>
  );
}

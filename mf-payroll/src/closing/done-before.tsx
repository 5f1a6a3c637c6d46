import type { ClosedVersion, ClosingMark } from '@paga/contract/payroll';
import { formatDate, formatMoney, Row } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKS } from './versions/mark-text.tsx';

type DoneBeforeProps = {
  /** The closing that holds; left out while the month is open again. */
  closing?: ClosedVersion;
  earlier: readonly ClosedVersion[];
};

/** What was paid or declared with an earlier closing, and what is left to do: said until the closing that holds has the mark itself. */
export function DoneBefore({ closing, earlier }: DoneBeforeProps): ReactElement | null {
  const before = MARKS.filter((mark) => !closing?.[mark]).flatMap((mark) => {
    const one = earlier.find((version) => version[mark]);
    return one ? [{ mark, before: one }] : [];
  });
  if (before.length === 0) return null;
  return (
    <Row as="ul" gap={[4, 16]} align="stretch" className="closed-before">
      {before.map((one) => (
        <Before key={one.mark} {...one} {...(closing && { closing })} />
      ))}
    </Row>
  );
}

type BeforeProps = { mark: ClosingMark; before: ClosedVersion; closing?: ClosedVersion };

function Before({ mark, before, closing }: BeforeProps): ReactElement {
  const { t } = useTranslation('payroll');
  const facts = { number: before.number, day: formatDate(before[mark]?.on ?? '') };
  if (!closing) return <li>{t(`closed.was.${mark}`, facts)}</li>;
  const more = toEuro(toCents(closing.netto) - toCents(before.netto));
  const paid = more > 0 ? 'paidLess' : more < 0 ? 'paidMore' : 'paidSame';
  const says = closing.hash === before.hash ? (`${mark}Identical` as const) : mark === 'paid' ? paid : mark;
  return <li>{t(`closed.before.${says}`, { ...facts, amount: formatMoney(Math.abs(more)) })}</li>;
}

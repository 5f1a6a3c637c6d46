import type { MonthFinding, SalaryTotalsResult } from '@paga/contract/payroll';
import { RoleId } from '@paga/contract/shapes';
import { Alert, Button, formatDate } from '@paga/kit';
import { useCompany, useMayCall, useSession } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PaymentDateModal } from '#month/calculate/payment-date.modal.tsx';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';

const KNOWN_FACTS = ['businessNumber', 'address', 'phone', 'authorizedPerson'] as const;
const isKnown = (fact: string): fact is (typeof KNOWN_FACTS)[number] =>
  KNOWN_FACTS.some((one) => one === fact);

const periodOf = (name: string): Period => ({ year: Number(name.slice(0, 4)), month: Number(name.slice(5)) });

/** So many months are named; of more the first and the last. */
const NAMED = 3;

function namedMonths(months: readonly string[]): string {
  const named = months.map((name) => name.split('-').reverse().join('.'));
  return named.length > NAMED ? `${named[0]}–${named.at(-1)} (${named.length})` : named.join(', ');
}

/** A day that has passed and was a day off besides is one sentence: one date mends both. */
function joined(found: readonly MonthFinding[]): readonly MonthFinding[] {
  const isPast = found.some(({ code }) => code === 'PAYMENT_DATE_PAST');
  return isPast ? found.filter(({ code }) => code !== 'PAYMENT_DAY_OFF') : found;
}

/** What is odd about the month as a whole, each with the button that leads to its cure. They do not keep it from being closed. */
export function MonthHints({
  of: found,
  totals,
}: {
  of: readonly MonthFinding[];
  totals: SalaryTotalsResult;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const company = useCompany();
  const { roleId } = useSession();
  const mayChange = useMayCall('updatePaymentDate');
  const [changing, setChanging] = useState(false);
  const isDayOff = found.some(({ code }) => code === 'PAYMENT_DAY_OFF');
  const wordOf = ({ code }: MonthFinding) =>
    code === 'PAYMENT_DATE_PAST' && isDayOff ? 'paymentPastAndOff' : code;
  const textOf = (finding: MonthFinding): string => {
    if (finding.code === 'EARLIER_MONTH_OPEN') return namedMonths(finding.months);
    if (finding.code === 'FACTS_MISSING')
      return finding.facts.map((fact) => (isKnown(fact) ? t(`check.month.fact.${fact}`) : fact)).join(', ');
    return formatDate(finding.date);
  };
  // The facts of a company are the platform's to change: others see there which are missing.
  const placeOfFacts = ([first = '']: readonly string[]) =>
    roleId === RoleId.superAdmin
      ? `/configurations?tab=companies&edit=${company.id}&field=${first}`
      : '/configurations?tab=own';
  const cure = (finding: MonthFinding) => {
    if (finding.code === 'FACTS_MISSING') navigate(placeOfFacts(finding.facts));
    else if (finding.code !== 'EARLIER_MONTH_OPEN') setChanging(true);
    else navigate(placeOf('check', finding.months[0] ? periodOf(finding.months[0]) : totals));
  };
  return (
    <>
      {joined(found).map((finding) => (
        <Alert
          key={finding.code}
          tone="warning"
          title={t(`check.month.${wordOf(finding)}`, { what: textOf(finding) })}
          action={
            (mayChange || !finding.code.startsWith('PAYMENT')) && (
              <Button size="small" onClick={() => cure(finding)}>
                {t(`check.month.cure.${finding.code}`)}
              </Button>
            )
          }
        />
      ))}
      {changing && <PaymentDateModal totals={totals} onClose={() => setChanging(false)} />}
    </>
  );
}

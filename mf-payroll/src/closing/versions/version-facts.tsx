import { query } from '@paga/client';
import { type ClosedVersion, getSalaryTotals } from '@paga/contract/payroll';
import { DateText, type Detail, DetailList, Money } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { MARKS, MarkText } from './mark-text.tsx';

type VersionFactsProps = { period: Period; version: ClosedVersion };

/** The sums of a closing, who closed it, and what was done with it since. */
export function VersionFacts({ period, version }: VersionFactsProps): ReactElement {
  const holds = version.reopenedAt === null;
  const sums = useSums(period, version, holds);
  const acts = useActs(version);
  return (
    <>
      <DetailList items={sums} />
      <DetailList items={acts} columns={1} />
    </>
  );
}

/** Gross and net of any closing; of the one that holds also what the month's own sums have. */
function useSums(period: Period, version: ClosedVersion, holds: boolean): Detail[] {
  const { t } = useTranslation('payroll');
  const { id: userId } = useCompany();
  const totals = useQuery({
    ...query(getSalaryTotals, { query: { ...period, userId } }),
    enabled: holds,
    meta: { silent: true },
  });
  const of = holds ? totals.data : undefined;
  const contributions = of && toEuro(toCents(of.pensionalContribution) + toCents(of.employerContribution));
  const amount = (key: 'gross' | 'contributions' | 'tax', value: number | undefined): Detail[] =>
    value === undefined
      ? []
      : [{ key, label: t(`calculations.figure.${key}`), value: <Money value={value} currency /> }];
  return [
    ...amount('gross', version.totalBrutto),
    ...amount('contributions', contributions),
    ...amount('tax', of?.totalTax),
    {
      key: 'net',
      label: t('closed.sums', { count: version.headCount }),
      value: <Money value={version.netto} currency />,
    },
  ];
}

function useActs(closing: ClosedVersion): Detail[] {
  const { t } = useTranslation('payroll');
  const act = (key: string, label: string, name: string | null, at: string): Detail => ({
    key,
    label,
    value: (
      <>
        {name ?? t('closed.somebody')}, <DateText value={at} time />
      </>
    ),
  });
  const { closedBy, closedAt, signedOff, reopenedBy, reopenedAt } = closing;
  return [
    act('closed', t('closed.closedBy'), closedBy, closedAt),
    ...(signedOff ? [act('signedOff', t('closed.signedOffBy'), signedOff.by, signedOff.at)] : []),
    ...MARKS.map((mark) => ({
      key: mark,
      label: t(`closed.mark.${mark}.day`),
      value: closing[mark] ? <MarkText closing={closing} mark={mark} labelled /> : null,
    })),
    ...(reopenedAt ? [act('reopened', t('closed.openedBy'), reopenedBy, reopenedAt)] : []),
  ];
}

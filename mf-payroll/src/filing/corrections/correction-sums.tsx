import type { CorrectionSums as Sums } from '@paga/contract/filing';
import { Card, type Column, Money, Stack } from '@paga/kit';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { amountColumn, ChangeTable, useNameColumn } from './change-table.tsx';
import { useKindColumn } from './month-differences.tsx';

type Person = Sums['people'][number];
type Authority = Sums['authorities'][number];

/** What is still to be paid, or was paid too much, over all months: to each person and to the tax administration. */
export function CorrectionSums({ sums: { people, authorities } }: { sums: Sums }): ReactElement {
  const { t } = useTranslation('payroll');
  const total = toEuro(sumCents(people.map(({ difference }) => toCents(difference))));
  const months: Column<Person> = {
    ...{ key: 'months', title: t('filing.corrections.months'), width: 110, align: 'right' },
    render: (row) => row.months,
    value: (row) => row.months,
  };
  const signed = { signed: true };
  const ofPeople = [
    useNameColumn<Person>(),
    months,
    amountColumn<Person>('difference', t('filing.difference'), ({ difference }) => difference, signed),
  ];
  const ofAuthorities = [
    useKindColumn<Authority>(),
    amountColumn<Authority>('difference', t('filing.difference'), ({ difference }) => difference, signed),
  ];
  return (
    <Card title={t('filing.corrections.sums')}>
      <Stack>
        <p className="paga-hint">{t('filing.corrections.sumsHint')}</p>
        {people.length > 0 && (
          <ChangeTable
            label={t('filing.corrections.people')}
            rows={people}
            rowKey={({ employeeId }) => employeeId}
            columns={ofPeople}
            totals={{ name: t('filing.journal.sum'), difference: <Money value={total} signed /> }}
          />
        )}
        {authorities.length > 0 && (
          <ChangeTable
            label={t('filing.corrections.authorities')}
            rows={authorities}
            rowKey={({ kind }) => kind}
            columns={ofAuthorities}
          />
        )}
      </Stack>
    </Card>
  );
}

import { type WhatIf, WhatIfLimits } from '@paga/contract/payroll';
import { Alert, Button, EmptyState, ErrorState, Row, Segmented, SkeletonTable, Stack } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Outdated } from '#month/calculate/outdated.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { CarriedOver } from './carried-over.tsx';
import { Sandbox } from './sandbox.tsx';
import { type OpenedMonth, useWhatIfCalls, useWhatIfMonth } from './tried/use-what-ifs.ts';
import './what-if.css';

/** The sandboxes of a month: asks for everything they stand on, and says when it cannot be had. */
export function WhatIfs({ period }: { period: Period }): ReactElement {
  const errorText = useErrorText();
  const { whatIfs, month, error, retry } = useWhatIfMonth(period);
  if (error) return <ErrorState detail={errorText(error)} onRetry={retry} />;
  if (!whatIfs || !month) return <SkeletonTable rows={8} columns={5} />;
  return (
    <Stack>
      {month.outdatedBy && <Outdated by={month.outdatedBy} period={period} />}
      <Chosen whatIfs={whatIfs} month={month} />
    </Stack>
  );
}

/** A name that no sandbox of the month has: "Prova 2". */
function freeName(whatIfs: readonly WhatIf[], nameOf: (number: number) => string): string {
  let number = whatIfs.length + 1;
  while (whatIfs.some(({ name }) => name === nameOf(number))) number += 1;
  return nameOf(number);
}

type ChosenProps = { whatIfs: readonly WhatIf[]; month: OpenedMonth };

/** The sandbox in the address, the newest by default; how to choose another, and how to make one. */
function useChosen({ whatIfs, month: { period } }: ChosenProps) {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const [search, setSearch] = useSearchParams();
  const { create } = useWhatIfCalls(period);
  const choose = (id: number) =>
    setSearch({ month: String(period.month), year: String(period.year), id: String(id) });
  const make = () => {
    const name = freeName(whatIfs, (number) => t('whatIf.defaultName', { number }));
    return create
      .mutateAsync({ body: { ...period, tenantId: company.id, name, changes: [] } })
      .then(({ id }) => choose(id))
      .catch(() => undefined);
  };
  return {
    chosen: whatIfs.find(({ id }) => String(id) === search.get('id')) ?? whatIfs.at(-1),
    choose,
    make,
  };
}

function Chosen(props: ChosenProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { whatIfs, month } = props;
  const { chosen, choose, make } = useChosen(props);
  const name = usePeriodName(month.period);
  const mayMake = useMayCall('createWhatIf') && !month.closed && whatIfs.length < WhatIfLimits.sandboxes;
  const newButton = mayMake && (
    <Button variant={chosen ? 'default' : 'primary'} icon="plus" onClick={make}>
      {t('whatIf.new')}
    </Button>
  );
  const closed = { title: t('whatIf.closed', { month: name }), hint: t('whatIf.closedHint') };
  if (!chosen) {
    const nothing = month.closed
      ? closed
      : { title: t('whatIf.none', { month: name }), hint: t('whatIf.noneHint') };
    return <EmptyState {...nothing} action={newButton} />;
  }
  const isOne = whatIfs.length === 1;
  return (
    <>
      {month.closed && <Alert title={closed.title}>{closed.hint}</Alert>}
      {isOne ? (
        chosen.carried && newButton
      ) : (
        <Row>
          <Segmented
            label={t('whatIf.choose')}
            value={chosen.id}
            options={whatIfs.map(({ id, name, carried }) => ({
              value: id,
              label: carried ? t('whatIf.carriedName', { name }) : name,
            }))}
            onChange={choose}
          />
          {newButton}
        </Row>
      )}
      {chosen.carried ? (
        <CarriedOver whatIf={chosen} carried={chosen.carried} month={month} />
      ) : (
        <Sandbox key={chosen.id} whatIf={chosen} month={month} another={isOne && newButton} />
      )}
    </>
  );
}

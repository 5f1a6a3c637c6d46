import type { WhatIf } from '@paga/contract/payroll';
import { Button, Modal, Money, Stack } from '@paga/kit';
import { companyCostOf, isRate } from '@paga/payroll';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SalaryCodePrompt } from '#edits/code/salary-code-prompt.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import { useSavedFirst } from '#month/queue/use-saved-first.tsx';
import { sumRows } from '#month/sums/sum-rows.ts';
import { triedRows } from '../tried/tried-month.ts';
import type { OpenedMonth } from '../tried/use-what-ifs.ts';
import { CarriedChanges } from './carried-changes.tsx';
import { CarryRefused } from './carry-refused.tsx';
import { useCarryOver } from './use-carry-over.ts';

type CarryOverProps = { whatIf: WhatIf; month: OpenedMonth; dirty: boolean };

/** Why a sandbox cannot be carried over as it stands; undefined when it can. */
function useHindrance(props: CarryOverProps): string | undefined {
  const { t } = useTranslation('payroll');
  const { meant } = useCarriedRows(props);
  if (props.dirty) return t('whatIf.carry.saveFirst');
  if (props.month.outdatedBy) return t('whatIf.carry.outdated');
  return meant.length === 0 ? t('whatIf.carry.nothing') : undefined;
}

/** Carries a sandbox over, after saying exactly what will be done; what cannot be carried says why, and its button rests. */
export function CarryOver(props: CarryOverProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const why = useId();
  const [asking, setAsking] = useState(false);
  const hindrance = useHindrance(props);
  const saved = useSavedFirst(props.month.period);
  if (!useMayCall('carryOverWhatIf')) return null;
  return (
    <>
      {hindrance && (
        <span id={why} className="paga-hint what-if-why">
          {hindrance}
        </span>
      )}
      <Button
        variant={hindrance ? 'default' : 'primary'}
        icon="arrowRight"
        disabled={hindrance !== undefined}
        aria-describedby={hindrance && why}
        onClick={() => saved.ask(() => setAsking(true))}
      >
        {t('whatIf.carry.button')}
      </Button>
      {saved.question}
      {asking && <CarryOverModal {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What the rows of the month will be; rates are left out. */
function useCarriedRows({ whatIf, month }: CarryOverProps) {
  return useMemo(() => {
    const changes = whatIf.changes.filter((change) => !isRate(change));
    const rows = triedRows(month, changes);
    return { rows, meant: rows.filter((row) => row.meant) };
  }, [whatIf.changes, month]);
}

function CarryOverModal(props: CarryOverProps & { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { whatIf, month, onClose } = props;
  const name = usePeriodName(month.period);
  const { rows, meant } = useCarriedRows(props);
  const { carry, code, pending, error } = useCarryOver(whatIf, month.period, meant);
  const footer = (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('whatIf.carry.cancel')}</Button>
      <Button variant="primary" loading={pending} disabled={meant.length === 0} onClick={carry}>
        {t('whatIf.carry.confirm', { month: name })}
      </Button>
    </div>
  );
  return (
    <>
      <Modal
        open
        title={t('whatIf.carry.title', { name: whatIf.name, month: name })}
        onClose={onClose}
        footer={footer}
        width={640}
      >
        <Stack>
          {error && <CarryRefused error={error} />}
          <CarriedChanges changes={whatIf.changes} month={month} meant={meant} />
          <p>
            {t('whatIf.carry.cost')} <Money value={companyCostOf(sumRows(month.rows))} currency /> →{' '}
            <strong>
              <Money value={companyCostOf(sumRows(rows))} currency />
            </strong>
          </p>
          <p className="paga-hint">{t('whatIf.carry.allOrNothing')}</p>
        </Stack>
      </Modal>
      <SalaryCodePrompt code={code} />
    </>
  );
}

import type { MonthSteps as Standing } from '@paga/contract/payroll';
import { Button, Icon, Popup } from '@paga/kit';
import { memo, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { StepList } from './step-list.tsx';
import { needOf, toneOf } from './step-words.ts';
import './month-steps.css';
import { useMonthSteps } from './use-month-steps.ts';

/** `isShort`: beside much else the step has its short name. */
type MonthStepsProps = { month: Period; isShort?: boolean };

/** Where a month stands, as a chip: opens its steps, each with what it still needs and the way there. */
export const MonthSteps = memo(function MonthSteps({
  month,
  isShort = false,
}: MonthStepsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const steps = useMonthSteps(month);
  if (steps.isLoadingError)
    return (
      <Button icon="refresh" onClick={() => steps.refetch()}>
        {t('steps.unread')}
      </Button>
    );
  if (!steps.data) return <Button disabled>{t('steps.label')}</Button>;
  return <Chip month={month} standing={steps.data} isShort={isShort} />;
});

type ChipProps = { month: Period; standing: Standing; isShort: boolean };

function Chip({ month, standing, isShort }: ChipProps): ReactElement {
  const { t } = useTranslation('payroll');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const { here, next } = standing;
  const need = needOf(here, standing, t);
  return (
    <>
      <Button
        ref={button}
        className={`month-steps-chip month-steps-${toneOf(standing)}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="paga-hidden">{t('steps.label')}: </span>
        {next === 'done' ? <Icon name="check" size={14} /> : <span className="month-steps-dot" />}
        <strong>{isShort && here === 'pay' ? t('steps.shortPay') : t(`steps.name.${here}`)}</strong>
        {need && <span className="month-steps-need">{need}</span>}
        <Icon name="chevronDown" size={14} />
      </Button>
      {open && (
        <Popup anchor={button} onClose={() => setOpen(false)}>
          <StepList month={month} standing={standing} onLeave={close} />
        </Popup>
      )}
    </>
  );
}

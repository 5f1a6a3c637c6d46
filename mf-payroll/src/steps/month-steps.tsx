import { query } from '@paga/client';
import { getSalaryTotals } from '@paga/contract/payroll';
import { Button, Popup } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusStrip } from '#month/frame/status-strip.tsx';
import type { Period } from '#month/period/use-period.ts';

/** Where a month stands, as a chip of its bar: opens its steps with what each still needs. */
export function MonthSteps({ month }: { month: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const period = { month: month.month, year: month.year };
  const totals = useQuery({
    ...query(getSalaryTotals, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
  if (!totals.data) return null;
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('calculations.step.label')}
      </Button>
      {open && (
        <Popup anchor={button} onClose={() => setOpen(false)}>
          <StatusStrip totals={totals.data} />
        </Popup>
      )}
    </>
  );
}

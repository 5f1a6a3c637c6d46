import type { RaisedMonth, RaisePreview } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { toEuro } from '@paga/payroll';
import type { RaisePlan } from './plan-raises.ts';
import type { RaisedFigures } from './ports.ts';

const monthOf = ({ month, year, before, after }: RaisedFigures): RaisedMonth => ({
  ...{ month, year, before, after },
});

/** A plan as the screen sees it. */
export function wireRaise({
  row,
  refusal,
  unit,
  oldPay,
  newPay,
  until,
  monthly,
  figures,
}: RaisePlan): RaisePreview {
  const below = [monthly, ...figures].find((one) => one && one.minimum !== null);
  return {
    ...{ employeeId: row.id, name: fullName(row), version: row.version },
    ...{ refusal, unit, oldPay, newPay, until },
    minimum: below?.minimum ? toEuro(below.minimum) : null,
    monthly: monthly && monthOf(monthly),
    months: figures.map(monthOf),
  };
}

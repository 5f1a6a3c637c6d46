import type { SalaryRow } from '@paga/contract/payroll';
import { Alert, Button, formatMoney } from '@paga/kit';
import { recurringNames } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EditField, Typed } from '#month/rows/edit-fields.ts';

type RecurringPartProps = {
  row: SalaryRow;
  fields: readonly EditField[];
  mayEdit: boolean;
  onFollow: (changes: Typed) => void;
};

/** What of a window's fields comes from recurring lines of the employee, with the way to them; typed over, the way back. */
export function RecurringPart({ row, fields, mayEdit, onFollow }: RecurringPartProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const lines = (row.lines ?? []).filter(
    ({ field, entry }) => !entry && fields.includes(recurringNames[field]),
  );
  if (lines.length === 0) return null;
  const typed = lines.filter((line) => line.typed).map(({ field }) => [recurringNames[field], null]);
  return (
    <Alert tone="info" title={t('edits.lines.title')}>
      <ul className="payroll-edit-lines paga-list">
        {lines.map(({ id, name, taken, owed }) => (
          <li key={id} className="paga-number">
            {owed === null
              ? t('edits.lines.text', { name, amount: formatMoney(taken) })
              : t('edits.lines.owed', { name, amount: formatMoney(taken), owed: formatMoney(owed) })}
          </li>
        ))}
      </ul>
      <p>{t('edits.lines.typed')}</p>
      <Link to={`/employees/${row.employeeId}?tab=recurring`}>{t('edits.lines.open')}</Link>
      {mayEdit && typed.length > 0 && (
        <Button variant="link" onClick={() => onFollow(Object.fromEntries(typed))}>
          {t('edits.lines.follow')}
        </Button>
      )}
    </Alert>
  );
}

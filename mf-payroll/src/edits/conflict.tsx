import { Alert, Button, formatNumber } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { amountsOf, type EditField, type Typed, typedIn } from '#month/rows/edit-fields.ts';
import { entriesIn } from '#month/rows/named-amounts.ts';
import type { PendingRow } from '#month/rows/pending-row.ts';
import type { SalaryEditing } from './use-salary-edits.ts';

const namedText = ({ name, amount }: { name: string; amount: number }) => `${name} ${formatNumber(amount)}`;

/** Somebody else has changed the row meanwhile: both values of each field, and the choice between them. */
export function Conflict({
  pending,
  editing,
}: {
  pending: PendingRow;
  editing: SalaryEditing;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { salaryId, typed, refusal } = pending;
  if (!refusal?.theirs) return null;
  const { theirs } = refusal;
  const edits = editing.sources.get(salaryId)?.known.edits ?? null;
  const stored: Typed = { ...typedIn(theirs, edits), ...amountsOf(theirs) };
  const say = (value: number | boolean | string | null | undefined) => {
    if (typeof value === 'string') return entriesIn(value).map(namedText).join(', ') || t('edits.named.none');
    if (typeof value === 'boolean') return t(value ? 'edits.yes' : 'edits.no');
    return formatNumber(value);
  };
  const keep = (which: 'mine' | 'theirs') => editing.queue.settle(salaryId, which, theirs.version);
  return (
    <Alert
      tone="warning"
      title={t('edits.conflict.title', { name: theirs.name })}
      action={
        <span className="paga-actions">
          <Button size="small" onClick={() => keep('theirs')}>
            {t('edits.conflict.keepTheirs')}
          </Button>
          <Button size="small" variant="primary" onClick={() => keep('mine')}>
            {t('edits.conflict.keepMine')}
          </Button>
        </span>
      }
    >
      {(Object.keys(typed) as (EditField | 'entries')[]).map((field) => (
        <div key={field}>
          {t('edits.conflict.theirs', {
            field: t(`edits.field.${field}`),
            theirs: say(stored[field]),
            mine: say(typed[field]),
          })}
        </div>
      ))}
    </Alert>
  );
}

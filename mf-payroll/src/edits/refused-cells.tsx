import { Button, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditField } from '#month/rows/edit-fields.ts';
import type { PendingRow } from '#month/rows/pending-row.ts';
import type { SalaryEditing } from './use-salary-edits.ts';

/** So many are named; the rest is counted. */
const NAMED = 5;

type RefusedCell = { salaryId: number; field: EditField; text?: string };

/** The cells of a row that were not taken: texts that are no values, and what the server has refused. */
function cellsOf({ salaryId, typed, unread, refusal }: PendingRow): RefusedCell[] {
  const texts = Object.entries(unread).map(([field, { text }]) => ({ field, text }));
  const refused = refusal && !refusal.theirs ? Object.keys(typed).map((field) => ({ field })) : [];
  return [...texts, ...refused].map((cell) => ({ salaryId, ...cell }) as RefusedCell);
}

/** What was not taken, each as a way to its cell. */
export function RefusedCells({ editing }: { editing: SalaryEditing }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { state, rows = [], goTo } = editing;
  const cells = [...state.pending.values()].flatMap(cellsOf);
  if (cells.length === 0) return null;
  const named = cells.slice(0, NAMED);
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return (
    <Row as="ul" gap={[0, 12]} className="payroll-refused" aria-label={t('edits.refused.title')}>
      {named.map(({ salaryId, field, text }) => (
        <li key={`${salaryId} ${field}`}>
          <Button variant="link" size="small" onClick={() => goTo({ key: salaryId, column: field })}>
            {t('edits.refused.cell', { name: nameOf.get(salaryId), field: t(`edits.field.${field}`) })}
            {text !== undefined && ` “${text}”`}
          </Button>
        </li>
      ))}
      {cells.length > NAMED && <li>{t('edits.refused.more', { count: cells.length - NAMED })}</li>}
    </Row>
  );
}

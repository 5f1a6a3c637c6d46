import type { ImportColumn, ImportProblem, ImportRow } from '@paga/contract/employees';
import { Button, DatePicker, Input, NativeSelect, Row } from '@paga/kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from './problem-text.ts';
import { repairCell } from './repair-cell.ts';

type RepairFieldProps = {
  row: ImportRow;
  rows: readonly ImportRow[];
  problem: ImportProblem;
  column: ImportColumn;
  onRepair: (row: ImportRow) => void;
};

const CHOICES = { employerTier: 'tier', employmentType: 'employment', gender: 'gender' } as const;
const isChoice = (column: ImportColumn): column is keyof typeof CHOICES => column in CHOICES;

const civil = (text: string) => (/^\d{2}\.\d{2}\.\d{4}$/.test(text) ? text.split('.').reverse().join('-') : '');

// A number has lost its last digit: it is no start for the account.
function startOf({ code, suggestion, value = '' }: ImportProblem, column: ImportColumn): string {
  if (column === 'contractDate') return civil(suggestion ?? '');
  if (isChoice(column)) return '1';
  return code === 'accountNumeric' || code === 'cellError' ? '' : (suggestion ?? value);
}

/** Repairs one cell where its problem is told: a field with the best guess, read like the cell itself. */
export function RepairField({ row, rows, problem, column, onRepair }: RepairFieldProps): ReactNode {
  const { t } = useTranslation('employees');
  const textOf = useProblemText();
  const id = useId();
  const [typed, setTyped] = useState(() => startOf(problem, column));
  const [refused, setRefused] = useState('');
  const label = t('import.newValue', { column: t(`import.column.${column}`) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const repair = repairCell(row, column, typed, { rows, today: new Date().toISOString().slice(0, 10) });
    if ('row' in repair) return onRepair(repair.row);
    const other = `${problem.cell?.replace(/\d+$/, '') ?? ''}${repair.other ?? ''}`;
    setRefused(textOf({ code: repair.code, column, cell: problem.cell, value: typed, other }).title);
  };
  const field = { 'aria-label': label, 'aria-describedby': id, 'aria-invalid': refused !== '' };
  return (
    <form onSubmit={submit}>
      <Row>
        <span style={{ width: 200 }}>
          {column === 'contractDate' ? (
            <DatePicker {...field} value={typed || null} onChange={(date) => setTyped(date ?? '')} />
          ) : isChoice(column) ? (
            <Choice column={column} label={label} value={typed} onChange={setTyped} />
          ) : (
            <Input {...field} value={typed} onChange={(event) => setTyped(event.target.value)} />
          )}
        </span>
        <Button type="submit">{t('import.apply')}</Button>
      </Row>
      <span id={id} role="alert">
        {refused}
      </span>
    </form>
  );
}

type ChoiceProps = { column: keyof typeof CHOICES; label: string; value: string; onChange: (value: string) => void };

function Choice({ column, label, value, onChange }: ChoiceProps): ReactNode {
  const { t } = useTranslation('employees');
  const values = column === 'employmentType' ? ['1', '2', '3'] : ['1', '2'];
  const options = values.map((option) => ({ value: option, label: t(`import.${CHOICES[column]}.${option}`) }));
  return <NativeSelect label={label} value={value} options={options} onChange={onChange} />;
}

import type { ImportColumn, ImportProblem } from '@paga/contract/employees';
import { Button, DatePicker, Input, NativeSelect, Row } from '@paga/kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNamed, namesOf } from './value-text.ts';

/** `onText` gets the new text of the cell; what is wrong with it then is shown where the problem was. */
type RepairFieldProps = {
  problem: ImportProblem;
  column: ImportColumn;
  onText: (text: string) => Promise<void>;
};

const civil = (text: string) =>
  /^\d{2}\.\d{2}\.\d{4}$/.test(text) ? text.split('.').reverse().join('-') : '';

// A number has lost its last digit: it is no start for the account.
function startOf({ code, suggestion, value = '' }: ImportProblem, column: ImportColumn): string {
  if (column === 'contractDate') return civil(suggestion ?? '');
  if (isNamed(column)) return '1';
  return code === 'accountNumeric' || code === 'cellError' ? '' : (suggestion ?? value);
}

/** Repairs one cell where its problem is shown: a field with the best guess, read like the cell itself. */
export function RepairField({ problem, column, onText }: RepairFieldProps): ReactNode {
  const { t } = useTranslation('employees');
  const [typed, setTyped] = useState(() => startOf(problem, column));
  const [busy, setBusy] = useState(false);
  const label = t('import.newValue', { column: t(`import.column.${column}`) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onText(typed);
    setBusy(false);
  };
  return (
    <form onSubmit={submit}>
      <Row>
        <span style={{ width: 200 }}>
          {column === 'contractDate' ? (
            <DatePicker aria-label={label} value={typed || null} onChange={(date) => setTyped(date ?? '')} />
          ) : isNamed(column) ? (
            <Choice column={column} label={label} value={typed} onChange={setTyped} />
          ) : (
            <Input aria-label={label} value={typed} onChange={(event) => setTyped(event.target.value)} />
          )}
        </span>
        <Button type="submit" loading={busy}>
          {t('import.apply')}
        </Button>
      </Row>
    </form>
  );
}

type ChoiceProps = {
  column: Parameters<typeof namesOf>[0];
  label: string;
  value: string;
  onChange: (value: string) => void;
};

function Choice({ column, label, value, onChange }: ChoiceProps): ReactNode {
  const { t } = useTranslation('employees');
  const options = namesOf(column).map(([option, key]) => ({ value: option, label: t(key) }));
  return <NativeSelect label={label} value={value} options={options} onChange={onChange} />;
}

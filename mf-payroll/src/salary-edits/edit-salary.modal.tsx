import { isApiError } from '@paga/client';
import type { SalaryRow } from '@paga/contract/payroll';
import { Alert, Button, ModalForm, useToast } from '@paga/kit';
import { calculateSalary, engineInput } from '@paga/payroll';
import { useDraft, useErrorText } from '@paga/platform';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { computedRow, type RowSource } from './computed-row.ts';
import { EditFieldInput } from './edit-field-inputs.tsx';
import { type EditField, emptyValue, type Typed } from './edit-fields.ts';
import { type EditKind, editKinds } from './edit-kinds.ts';
import { EditOutcome } from './edit-outcome.tsx';
import './salary-edits.css';
import { changedOnly, typedNow } from './shown-rows.ts';
import { CodeNotGiven, type SalaryEditing } from './use-salary-edits.ts';

type EditSalaryModalProps = {
  row: SalaryRow;
  kind: EditKind;
  editing: SalaryEditing;
  closed: boolean;
  onExplain: () => void;
  onClose: () => void;
};

type Values = Partial<Record<EditField, number | boolean | null>>;

/** What the fields show first: where nothing was typed, the computed value. */
function startOf(row: SalaryRow, source: RowSource | undefined, kind: EditKind): Values {
  const typed = typedNow(row, source);
  const computed: Values = { initialBrutto: row.initialBrutto };
  if (source && kind === 'grossByHours') {
    computed.regularHours = calculateSalary(engineInput(source.period, source.known.inputs, source.known.edits)).regularHours / 100;
  }
  return Object.fromEntries(editKinds[kind].map((field) => [field, computed[field] ?? typed[field]]));
}

/** Only what the person has changed; an empty amount is sent as 0, an empty gross takes the typed one back. */
function changesOf(start: Values, values: Values): Typed {
  const filled = Object.entries(values).map(([field, value]) => [field, value ?? emptyValue(field as EditField)]);
  return changedOnly(start, Object.fromEntries(filled));
}

function Notice({ closed, error, row }: { closed: boolean; error: unknown; row: SalaryRow }): ReactNode {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  if (closed || isApiError(error, 'PERIOD_CLOSED')) {
    return (
      <Alert tone="warning" title={t('edits.closed.title')}>
        {t('edits.closed.hint')}
      </Alert>
    );
  }
  if (isApiError(error, 'CONFLICT')) {
    return (
      <Alert tone="warning" title={t('edits.conflict.title', { name: row.name })}>
        {t('edits.conflict.inForm')}
      </Alert>
    );
  }
  return error && !(error instanceof CodeNotGiven) ? <Alert tone="danger">{errorText(error)}</Alert> : null;
}

/** An edit window: for reading until the pencil, then the code, then the server. Net and total gross follow every key. */
export function EditSalaryModal({ row, kind, editing, closed, onExplain, onClose }: EditSalaryModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const source = editing.sources.get(row.id);
  const draft = useDraft<Values>(`salary/${row.id}/${kind}`);
  const [start] = useState(() => startOf(row, source, kind));
  const [values, setValues] = useState<Values>(start);
  const [error, setError] = useState<unknown>();
  const what = t(`edits.kind.${kind}`);
  const submit = async (all: Values) => {
    const changes = changesOf(start, all);
    if (Object.keys(changes).length === 0) return;
    setError(undefined);
    try {
      await editing.save(row, changes);
      toast.success(t('edits.saved', { what, name: row.name }));
    } catch (failure) {
      setError(failure);
      throw failure;
    }
  };
  return (
    <ModalForm<Values>
      open
      startReadOnly
      mayEdit={editing.mayEdit}
      title={t('edits.title', { what, name: row.name })}
      initialValues={start}
      draft={draft}
      onValuesChange={(_changed, all) => setValues(all)}
      onSubmit={submit}
      onClose={onClose}
      extra={
        <Button variant="link" onClick={onExplain}>
          {t('edits.explain')}
        </Button>
      }
    >
      <Notice closed={closed} error={error} row={row} />
      <div className="payroll-edit-fields">
        {editKinds[kind].map((field) => (
          <EditFieldInput key={field} field={field} row={row} source={source} />
        ))}
      </div>
      <EditOutcome before={row} after={source ? computedRow(row, source, changesOf(start, values)) : row} />
    </ModalForm>
  );
}

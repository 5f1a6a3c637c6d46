import { isApiError } from '@paga/client';
import type { SalaryRow } from '@paga/contract/payroll';
import { Alert, Button, Form, FormField, Grid, ModalForm, useToast } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainDrawer } from '#explain/explain-drawer.tsx';
import type { RowSource } from '#month/rows/computed-row.ts';
import type { EditField, Typed } from '#month/rows/edit-fields.ts';
import { entriesIn } from '#month/rows/named-amounts.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { typedTrace } from '#month/rows/typed-trace.ts';
import { useCodeInWindow } from '../code/code-in-window.tsx';
import { type EditKind, editKinds, hasNames, stepOfKind } from '../edit-kinds.ts';
import { EditFieldInput } from './edit-field-inputs.tsx';
import { EditOutcome } from './edit-outcome.tsx';
import '../salary-edits.css';
import { CodeNotGiven, type SalaryEditing } from '../use-salary-edits.ts';
import { NamedAmounts } from './named-amounts.tsx';
import { RecurringPart } from './recurring-part.tsx';
import { startOf, useEditDraft } from './use-edit-draft.ts';
import { useWindowChanges } from './use-window-changes.ts';

type EditSalaryModalProps = {
  row: EditedRow;
  kind: EditKind;
  editing: SalaryEditing;
  closed: boolean;
  /** Open for editing at once, with the focus there: the person has come to mend it. */
  at?: EditField | undefined;
  onClose: () => void;
};

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

type SaveEdit = Pick<EditSalaryModalProps, 'row' | 'kind' | 'editing'> & {
  typing: ReturnType<typeof useEditDraft>;
};

/** Saves the changes of the window over the version they were typed over; `error` is what went wrong the last time. */
function useSaveEdit({ row, kind, editing, typing }: SaveEdit) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const [error, setError] = useState<unknown>();
  const save = async (changes: Typed) => {
    setError(undefined);
    try {
      await editing.save({ ...row, version: typing.versionFor(changes) }, changes);
      toast.success(t(`edits.saved.${kind}`, { name: row.name }));
    } catch (failure) {
      if (isApiError(failure, 'CONFLICT')) typing.onConflict();
      setError(failure);
      throw failure;
    }
  };
  return { error, save };
}

const fieldsIn = ({ entries: _, ...cells }: Typed) => Object.keys(cells) as EditField[];

type EditFieldsProps = Pick<EditSalaryModalProps, 'row' | 'kind'> & {
  start: Typed;
  source: RowSource | undefined;
  onTyped: (field: EditField) => void;
};

function EditFields({ kind, start, row, source, onTyped }: EditFieldsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const checkAmounts = (_rule: unknown, entries: string) =>
    entriesIn(entries).every(({ amount }) => typeof amount === 'number')
      ? Promise.resolve()
      : Promise.reject(new Error(t('edits.named.unread')));
  return (
    <>
      {kind === 'grossByHours' && 'initialBrutto' in start && (
        <Alert tone="info" title={t('edits.typedGross.title')}>
          {t('edits.typedGross.hint')}
        </Alert>
      )}
      <Grid gap={[0, 16]} columns="repeat(auto-fit, minmax(200px, 1fr))">
        {fieldsIn(start).map((field) => (
          <EditFieldInput key={field} field={field} row={row} source={source} onTyped={onTyped} />
        ))}
      </Grid>
      {hasNames(kind) && (
        <FormField name="entries" label={t('edits.named.title')} rules={[{ validator: checkAmounts }]}>
          <NamedAmounts fields={fieldsIn(start)} />
        </FormField>
      )}
    </>
  );
}

/** An edit window: for reading until the pencil, then the code beside the fields, then the server. Every key is followed down to the net, and explained as typed. */
export function EditSalaryModal({
  row,
  kind,
  editing,
  closed,
  at,
  onClose,
}: EditSalaryModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const source = editing.sources.get(row.id);
  const now = useMemo(() => startOf(row, source, kind), [row, source, kind]);
  const [form] = Form.useForm<Typed>();
  const typing = useEditDraft({ row, period: editing.period, kind, now, form });
  const { start, values, onValues, follow, draft } = typing;
  const { changesIn, typed, after, onTyped } = useWindowChanges({ row, source, start, values, follow });
  const { error, save } = useSaveEdit({ row, kind, editing, typing });
  const [explains, setExplains] = useState(false);
  const allowed = useMayCall('updateSalaries');
  const code = useCodeInWindow(editing.code);
  const what = t(`edits.kind.${kind}`);
  const submit = async (all: Typed) => {
    const changes = changesIn(all);
    if (Object.keys(changes).length === 0) return;
    if (!(await code.given())) throw new CodeNotGiven();
    await save(changes);
  };
  const followLines = (changes: Typed) => void save(changes).then(onClose, () => undefined);
  return (
    <>
      <ModalForm<Typed>
        open
        startReadOnly={at === undefined}
        {...(at && { focusOn: at })}
        mayEdit={editing.mayEdit}
        whyNot={allowed ? null : undefined}
        title={t('edits.title', { what, name: row.name })}
        form={form}
        initialValues={start}
        draft={draft}
        onValuesChange={(_changed, all) => onValues(all)}
        onSubmit={submit}
        onClose={onClose}
        lead={
          <RecurringPart
            row={row}
            fields={editKinds[kind]}
            mayEdit={editing.mayEdit && !closed}
            onFollow={followLines}
          />
        }
        extra={
          <Button variant="link" onClick={() => setExplains(true)}>
            {t('edits.explain')}
          </Button>
        }
        tail={code.field}
      >
        <Notice closed={closed} error={error} row={row} />
        <EditFields kind={kind} start={start} row={row} source={source} onTyped={onTyped} />
        <EditOutcome kind={kind} before={row} after={after} />
      </ModalForm>
      {explains && (
        <ExplainDrawer
          row={row}
          step={stepOfKind[kind]}
          typed={source && Object.keys(typed).length > 0 ? typedTrace(source, typed) : undefined}
          onClose={() => setExplains(false)}
        />
      )}
    </>
  );
}

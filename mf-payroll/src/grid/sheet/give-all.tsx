import { Button, type Column, Input, NativeSelect, Popup, Stack } from '@paga/kit';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditField, readText } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { Taking } from './use-taking.ts';

type GiveAllProps = {
  rows: readonly EditedRow[];
  /** Those of what is typed, shown or not. */
  columns: readonly Column<EditedRow>[];
  taking: Taking;
};

/** While rows are chosen: one value in one column of all of them. */
export function GiveAll(props: GiveAllProps): ReactElement {
  const { t } = useTranslation('payroll');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('giveAll.open')}
      </Button>
      {open && (
        <Popup anchor={button} onClose={() => setOpen(false)}>
          <div role="dialog" aria-label={t('giveAll.open')} className="workbench-filters">
            <Fields {...props} onDone={close} />
          </div>
        </Popup>
      )}
    </>
  );
}

function Fields({ rows, columns, taking, onDone }: GiveAllProps & { onDone: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const [field, setField] = useState<EditField>('extraBrutto');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const edit = columns.find(({ key }) => key === field)?.edit;
  const given = rows.filter((row) => edit?.may?.(row) ?? true);
  const isYesNo = field === 'hasHealthInsurance';
  const value = isYesNo && text === '' ? '1' : text;
  const give = () => {
    if (value === '') return;
    const read = readText(field, value);
    if ('problem' in read) return setProblem(t(`edits.problem.${read.problem}`));
    taking.take(given.map(({ id }) => ({ key: id, column: field, text: value })));
    onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') give();
  };
  return (
    <Stack gap={8}>
      <NativeSelect<EditField>
        label={t('giveAll.field')}
        value={field}
        options={columns.map(({ key }) => ({
          value: key as EditField,
          label: t(`edits.field.${key as EditField}`),
        }))}
        onChange={(next) => {
          setField(next);
          setText('');
          setProblem(undefined);
        }}
      />
      {isYesNo ? (
        <NativeSelect
          label={t('giveAll.value')}
          value={value}
          options={[
            { value: '1', label: t('edits.yes') },
            { value: '0', label: t('edits.no') },
          ]}
          onChange={setText}
        />
      ) : (
        <Input
          aria-label={t('giveAll.value')}
          placeholder={t('giveAll.value')}
          inputMode="decimal"
          value={text}
          {...(problem && { status: 'error' as const, 'aria-invalid': true })}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
      )}
      {problem && (
        <div role="alert" className="paga-field-error">
          {problem}
        </div>
      )}
      <Button variant="primary" disabled={given.length === 0 || value === ''} onClick={give}>
        {t('giveAll.give', { count: given.length })}
      </Button>
    </Stack>
  );
}

import type { PayKind } from '@paga/contract/company/pay-kinds';
import { type PayEntryForm, PayEntryLimits } from '@paga/contract/payroll';
import { Button, Grid, IconButton, Input, NumberInput, Row, Select, Stack } from '@paga/kit';
import { recurringNames } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditField } from '#month/rows/edit-fields.ts';
import { entriesIn } from '#month/rows/named-amounts.ts';
import { usePayKinds } from '#settings/pay-kinds/use-pay-kinds.ts';

type NamedAmountsProps = {
  /** The fields of the window: other names are kept as they are. */
  fields: readonly EditField[];
  value?: string;
  onChange?: (entries: string) => void;
};

/** The amounts of a window that stand under kinds of pay: each with its kind, its amount and a note. */
export function NamedAmounts({ fields, value, onChange }: NamedAmountsProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { data: kinds = [] } = usePayKinds();
  const entries = entriesIn(value);
  const isHere = ({ field }: Pick<PayEntryForm, 'field'>) => fields.includes(recurringNames[field]);
  const mine = kinds.filter((kind) => isHere(kind) && kind.isActive);
  const change = (next: readonly PayEntryForm[]) => onChange?.(JSON.stringify(next));
  const put = (at: number, entry: PayEntryForm) => change(entries.with(at, entry));
  const isFree = ({ id }: PayKind) => !entries.some(({ kindId }) => kindId === id);
  const first = mine.find(isFree);
  if (mine.length === 0 && !entries.some(isHere))
    return <p className="paga-hint">{t('edits.named.noKinds')}</p>;
  return (
    <Stack gap={8}>
      {entries.map((entry, at) =>
        isHere(entry) ? (
          <NamedAmount
            key={entry.kindId}
            entry={entry}
            kinds={mine.filter((kind) => kind.id === entry.kindId || isFree(kind))}
            onChange={(next) => put(at, next)}
            onRemove={() => change(entries.toSpliced(at, 1))}
          />
        ) : null,
      )}
      {first && entries.length < PayEntryLimits.entries && (
        <div>
          <Button
            icon="plus"
            size="small"
            onClick={() => change([...entries, { ...enteredAs(first), amount: 0 }])}
          >
            {t('edits.named.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const enteredAs = ({ id, name, field }: PayKind) => ({ kindId: id, name, field });

type NamedAmountProps = {
  entry: PayEntryForm;
  kinds: readonly PayKind[];
  onChange: (entry: PayEntryForm) => void;
  onRemove: () => void;
};

function NamedAmount({ entry, kinds, onChange, onRemove }: NamedAmountProps): ReactElement {
  const { t } = useTranslation('payroll');
  const known = kinds.some(({ id }) => id === entry.kindId);
  const options = kinds.map(({ id, name }) => ({ value: id, label: name }));
  const choose = (kindId: number) => {
    const kind = kinds.find(({ id }) => id === kindId);
    if (kind) onChange({ ...entry, ...enteredAs(kind) });
  };
  return (
    <Grid gap={8} columns={120}>
      <Select
        aria-label={t('edits.named.kind')}
        value={entry.kindId}
        options={known ? options : [...options, { value: entry.kindId, label: entry.name }]}
        onChange={choose}
      />
      <NumberInput
        aria-label={t('edits.named.amount', { name: entry.name })}
        value={entry.amount}
        min={0}
        precision={2}
        suffix="€"
        onChange={(amount) => onChange({ ...entry, amount: Number(amount ?? 0) })}
      />
      <Row gap={4} wrap={false}>
        <Input
          aria-label={t('edits.named.note', { name: entry.name })}
          placeholder={t('edits.named.notePlace')}
          maxLength={PayEntryLimits.note}
          value={entry.note ?? ''}
          onChange={({ target }) => onChange({ ...entry, note: target.value })}
        />
        <IconButton
          icon="close"
          size="small"
          label={t('edits.named.remove', { name: entry.name })}
          onClick={onRemove}
        />
      </Row>
    </Grid>
  );
}

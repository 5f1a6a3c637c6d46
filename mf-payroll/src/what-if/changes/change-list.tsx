import { WhatIfLimits } from '@paga/contract/payroll';
import { RowActions } from '@paga/forms';
import { Card, Dropdown, formatNumber, Grid, NativeSelect, Row } from '@paga/kit';
import { isOfTerms, isRate, type SalaryPeriod } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RealMonth } from '../tried/tried-month.ts';
import {
  type ChangeDraft,
  changeKinds,
  draftOf,
  emptyChange,
  type LooseChange,
  lackOf,
  readChange,
} from './change-draft.ts';
import { ChangeFields } from './change-fields.tsx';
import { PeopleChoice } from './people-choice.tsx';

type ChangeListProps = {
  drafts: readonly ChangeDraft[];
  month: RealMonth;
  onChange: (next: readonly ChangeDraft[]) => void;
};

/** What a change lacks, or where it goes when it is carried over. */
function Destiny({ change }: { change: LooseChange }): ReactElement {
  const { t } = useTranslation('payroll');
  const read = readChange(change);
  if (!read) {
    const lack = lackOf(change);
    return (
      <p className="what-if-lack">
        {t(`whatIf.lack.${lack.why}`, 'limit' in lack ? { limit: formatNumber(lack.limit) } : {})}
      </p>
    );
  }
  return (
    <p className="paga-hint">
      {t(`whatIf.destiny.${isRate(read) ? 'rate' : isOfTerms(read) ? 'terms' : 'inputs'}`)}
    </p>
  );
}

type OneChangeProps = {
  change: LooseChange;
  number: number;
  month: RealMonth;
  basis: SalaryPeriod | undefined;
  onChange: (next: LooseChange) => void;
  onRemove: () => void;
};

function OneChange({ change, number, month, basis, onChange, onRemove }: OneChangeProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <li className="what-if-change" aria-label={t('whatIf.change', { number })}>
      <Row className="what-if-head">
        <NativeSelect
          label={t('whatIf.field.kind')}
          value={change.kind}
          options={changeKinds.map((kind) => ({ value: kind, label: t(`whatIf.kind.${kind}`) }))}
          onChange={(kind) => onChange(emptyChange(kind, change.who, basis))}
        />
        {change.who && (
          <PeopleChoice value={change.who} month={month} onChange={(who) => onChange({ ...change, who })} />
        )}
      </Row>
      <Row align="end">
        <ChangeFields
          change={change}
          period={month.period}
          basis={basis}
          onChange={(facts) => onChange({ ...change, ...facts })}
        />
      </Row>
      <Destiny change={change} />
      <span className="what-if-remove">
        <RowActions
          actions={[{ kind: 'delete', label: t('whatIf.remove', { number }), onClick: onRemove }]}
        />
      </span>
    </li>
  );
}

/** The changes of a sandbox, in order; what is typed is computed at once. */
export function ChangeList({ drafts, month, onChange }: ChangeListProps): ReactElement {
  const { t } = useTranslation('payroll');
  const basis = month.inputs.bases.at(-1)?.period as SalaryPeriod | undefined;
  const add = changeKinds.map((kind) => ({
    key: kind,
    label: t(`whatIf.kind.${kind}`),
    separated: kind === 'hours' || kind === 'uplifts',
    onSelect: () => onChange([...drafts, draftOf(emptyChange(kind, undefined, basis))]),
  }));
  const full = drafts.length >= WhatIfLimits.changes;
  return (
    <Card
      title={t('whatIf.changes')}
      extra={
        <Dropdown
          label={t('whatIf.add')}
          icon="plus"
          variant={drafts.length === 0 ? 'primary' : 'default'}
          items={add}
          disabled={full}
        />
      }
    >
      {drafts.length === 0 && <p className="paga-hint">{t('whatIf.noChanges')}</p>}
      <Grid as="ol" gap={12} columns="minmax(0, 1fr)">
        {drafts.map(({ id, change }, index) => (
          <OneChange
            key={id}
            change={change}
            number={index + 1}
            month={month}
            basis={basis}
            onChange={(next) => onChange(drafts.map((one) => (one.id === id ? { id, change: next } : one)))}
            onRemove={() => onChange(drafts.filter((one) => one.id !== id))}
          />
        ))}
      </Grid>
    </Card>
  );
}

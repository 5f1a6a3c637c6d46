import type { Employee } from '@paga/contract/employees';
import { Button, Modal, RelativeTime, Segmented, type SimpleColumn, SimpleTable, Stack } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeValues, valuesOf } from '#values/employee-values.ts';
import { useValueText } from '#values/use-value-text.ts';
import { type Difference, differencesOf, mergedValues } from './merge-edits.ts';

type ConflictModalProps = {
  /** What this form was read from. */
  before: Employee;
  /** What stands on the server now. */
  theirs: Employee;
  mine: EmployeeValues;
  onMerge: (values: EmployeeValues) => void;
  onClose: () => void;
};

/** Says what somebody else has saved meanwhile; fields that both changed are chosen one by one, the rest comes together by itself. */
export function ConflictModal({ before, theirs, mine, onMerge, onClose }: ConflictModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const [kept, setKept] = useState<ReadonlySet<keyof EmployeeValues>>(new Set());
  const differences = differencesOf(valuesOf(before), valuesOf(theirs), mine);
  const names = new Map([...before.sectors, ...theirs.sectors].map(({ id, name }) => [id, name]));
  const choose = (field: keyof EmployeeValues, own: boolean) =>
    setKept(new Set(own ? [...kept, field] : [...kept].filter((one) => one !== field)));
  const footer = (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('employee.conflict.back')}</Button>
      <Button
        variant="primary"
        onClick={() => onMerge(mergedValues(mine, valuesOf(theirs), differences, kept))}
      >
        {t('employee.conflict.merge')}
      </Button>
    </div>
  );
  return (
    <Modal open title={t('employee.conflict.title')} width={860} onClose={onClose} footer={footer}>
      <Stack>
        <p>
          {t('employee.conflict.by', { name: theirs.updatedBy ?? t('employee.conflict.somebody') })}{' '}
          {theirs.updatedAt && <RelativeTime value={theirs.updatedAt} />}
        </p>
        {differences.length > 0 && (
          <Differences differences={differences} kept={kept} names={names} onChoose={choose} />
        )}
        <p className="paga-hint">{t('employee.conflict.hint')}</p>
      </Stack>
    </Modal>
  );
}

type DifferencesProps = {
  differences: readonly Difference[];
  kept: ReadonlySet<keyof EmployeeValues>;
  names: ReadonlyMap<number, string>;
  onChoose: (field: keyof EmployeeValues, own: boolean) => void;
};

function Differences({ differences, kept, names, onChoose }: DifferencesProps): ReactNode {
  const { t } = useTranslation('employees');
  const valueText = useValueText();
  const value = (key: 'before' | 'theirs' | 'mine'): SimpleColumn<Difference> => ({
    key,
    title: t(`employee.conflict.${key}`),
    render: (difference) => valueText(difference.field, difference[key], names),
  });
  const columns: SimpleColumn<Difference>[] = [
    {
      key: 'field',
      title: t('employee.conflict.field'),
      render: ({ field }) => t(`employee.field.${field}`),
    },
    value('before'),
    value('theirs'),
    value('mine'),
    {
      key: 'choice',
      title: t('employee.conflict.choice'),
      render: ({ field, isBoth }) =>
        isBoth ? (
          <Segmented
            label={t('employee.conflict.choiceOf', { field: t(`employee.field.${field}`) })}
            value={kept.has(field) ? 1 : 0}
            options={[
              { value: 0, label: t('employee.conflict.take') },
              { value: 1, label: t('employee.conflict.keep') },
            ]}
            onChange={(own) => onChoose(field, own === 1)}
          />
        ) : (
          t('employee.conflict.taken')
        ),
    },
  ];
  return (
    <SimpleTable
      label={t('employee.conflict.changes')}
      rows={differences}
      columns={columns}
      rowKey={({ field }) => field}
      stacks
    />
  );
}

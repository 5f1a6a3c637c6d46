import { query } from '@paga/client';
import { getEmployeeHistory, type TermsEntry } from '@paga/contract/employees';
import {
  Card,
  DateText,
  type Detail,
  DetailList,
  ErrorState,
  formatDate,
  formatDateTime,
  missing,
  type SimpleColumn,
  SimpleTable,
  SkeletonTable,
  Stack,
  Tag,
  todayInKosovo,
} from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '#values/use-field-name.ts';
import { useValueText } from '#values/use-value-text.ts';

/** What an employee was paid on: old, new, since when, by whom; the newest change first. */
export function HistoryTab({ employeeId }: { employeeId: number }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const history = useQuery({
    ...query(getEmployeeHistory, { query: { employeeId } }),
    meta: { silent: true },
  });
  if (history.isError)
    return (
      <ErrorState
        title={t('employee.history.failed')}
        detail={errorText(history.error)}
        onRetry={() => history.refetch()}
      />
    );
  if (!history.data) return <SkeletonTable rows={4} columns={3} />;
  const first = history.data.findLast(({ isDated }) => isDated);
  return (
    <Stack>
      {history.data.map((entry) => (
        <Entry
          key={`${entry.isDated} ${entry.validFrom} ${entry.changedAt}`}
          entry={entry}
          isFirst={entry === first}
        />
      ))}
    </Stack>
  );
}

type Change = TermsEntry['changes'][number];

function Entry({ entry, isFirst }: { entry: TermsEntry; isFirst: boolean }): ReactNode {
  const { t } = useTranslation('employees');
  const valueText = useValueText();
  const fieldName = useFieldName();
  // The first entry says everything: what is empty in it says nothing.
  const changes = entry.changes.filter(
    (change) => !isFirst || valueText(change.field, change.new) !== missing,
  );
  const columns: SimpleColumn<Change>[] = [
    {
      key: 'field',
      title: t('employee.history.field'),
      width: 260,
      render: ({ field }) => fieldName(fieldOf(field)),
    },
    {
      key: 'old',
      title: t('employee.history.old'),
      render: ({ field, old }) => valueText(field, old, namesIn(old)),
    },
    {
      key: 'new',
      title: t('employee.history.new'),
      render: (change) => valueText(change.field, change.new, namesIn(change.new)),
    },
  ];
  const asDetail = (change: Change): Detail => ({
    key: change.field,
    label: fieldName(fieldOf(change.field)),
    value: valueText(change.field, change.new, namesIn(change.new)),
  });
  const title = (
    <>
      {t(
        isFirst
          ? 'employee.history.first'
          : entry.isDated
            ? 'employee.history.from'
            : 'employee.history.changed',
      )}{' '}
      <DateText value={entry.validFrom} />
    </>
  );
  const by = t('employee.history.by', {
    name: entry.changedBy ?? t('employee.history.nobody'),
    at: formatDateTime(entry.changedAt),
  });
  return (
    <Card
      title={title}
      extra={
        entry.isDated &&
        entry.validFrom > todayInKosovo() && <Tag tone="info">{t('employee.history.later')}</Tag>
      }
    >
      <Stack gap={8}>
        {isFirst ? (
          <DetailList columns={3} items={changes.map(asDetail)} />
        ) : (
          <SimpleTable
            label={t('employee.history.changes', { from: formatDate(entry.validFrom) })}
            rows={changes}
            columns={columns}
            rowKey={({ field }) => field}
            stacks
          />
        )}
        <p className="paga-hint">{by}</p>
      </Stack>
    </Card>
  );
}

/** Shares come with the names of their budget lines: a line may be gone since. */
const namesIn = (value: unknown): ReadonlyMap<number, string> | undefined =>
  Array.isArray(value) && value.some((share) => share.name)
    ? new Map(
        (value as { budgetLineId: number; name: string }[]).map(({ budgetLineId, name }) => [
          budgetLineId,
          name,
        ]),
      )
    : undefined;

const fieldOf = (field: string) => (field === 'familyMembers' ? 'family' : field);

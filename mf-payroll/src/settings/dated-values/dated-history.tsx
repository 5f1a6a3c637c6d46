import type { Endpoint } from '@paga/contract/endpoint';
import { RowActions } from '@paga/forms';
import { formatDate, type SimpleColumn, SimpleTable, todayInKosovo } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameFrom, type DatedEntry, ValidFrom } from './came-from.tsx';
import { type Removal, RemoveEntry } from './remove-entry.tsx';

type DatedHistoryProps<Entry extends DatedEntry, Remove extends Endpoint> = {
  entries: readonly Entry[];
  rowKey: (entry: Entry) => number;
  /** The values, between the day and where they came from. */
  columns: readonly SimpleColumn<Entry>[];
  /** What the last column is called. */
  from: 'law' | 'changedBy';
  /** For who may take one back that has not begun. */
  removal?: Removal<Entry, Remove> | false;
};

/** Values by their dates, the newest first. */
export function DatedHistory<Entry extends DatedEntry, Remove extends Endpoint>({
  entries,
  rowKey,
  columns,
  from,
  removal,
}: DatedHistoryProps<Entry, Remove>): ReactElement {
  const { t } = useTranslation('payroll');
  const [asked, setAsked] = useState<Entry | null>(null);
  const shown: SimpleColumn<Entry>[] = [
    {
      key: 'validFrom',
      title: t('settings.datedValues.validFrom'),
      render: (entry) => <ValidFrom entry={entry} />,
    },
    ...columns,
    { key: from, title: t(`settings.datedValues.${from}`), render: (entry) => <CameFrom entry={entry} /> },
  ];
  if (removal)
    shown.push({
      key: 'delete',
      title: <span className="paga-hidden">{t('settings.datedValues.takeBack')}</span>,
      render: (entry) =>
        entry.validFrom > todayInKosovo() && (
          <RowActions
            actions={[
              {
                kind: 'delete',
                label: t(`settings.${removal.of}.delete.label`, { date: formatDate(entry.validFrom) }),
                onClick: () => setAsked(entry),
              },
            ]}
          />
        ),
    });
  return (
    <>
      <SimpleTable
        label={t('settings.datedValues.history')}
        showLabel
        rows={entries}
        columns={shown}
        rowKey={rowKey}
        stacks
      />
      {asked && removal && <RemoveEntry entry={asked} removal={removal} onClose={() => setAsked(null)} />}
    </>
  );
}

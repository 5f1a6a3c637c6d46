import type { AuditEntry } from '@paga/contract/audit';
import { DateText, type SimpleColumn, SimpleTable } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditChanges } from './audit-changes.tsx';
import { AuditSaid } from './audit-said.tsx';
import { type AuditRow, foldRoutine } from './fold-routine.ts';
import { useAuditWords } from './use-audit-words.ts';

/** Lines of several companies say which, of one company it goes without saying. */
const isOfOne = (entries: readonly AuditEntry[]) => new Set(entries.map(({ company }) => company)).size < 2;

/** Lines of the log in words, that open to their old and new values; routine ones of a day are one line, which opens to its times. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }): ReactElement {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void =>
    setOpen(open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]));
  const columns = useColumns(open, toggle);
  return (
    <div className="audit-lines">
      <SimpleTable
        label={t('configurations.tab.audit')}
        rows={foldRoutine(entries)}
        rowKey={({ id }) => id}
        columns={columns.filter(({ key }) => key !== 'company' || !isOfOne(entries))}
        below={(row) => (open.has(row.id) ? <Below row={row} /> : null)}
        stacks
        framed
      />
    </div>
  );
}

/** What a line opens to. */
function Below({ row }: { row: AuditRow }): ReactElement {
  const { t } = useTranslation('admin');
  if (row.folded.length < 2) return <AuditChanges entry={row} />;
  return (
    <ul className="audit-times paga-list" aria-label={t('auditLog.timesOf')}>
      {row.folded.map(({ id, time }) => (
        <li key={id}>{time}</li>
      ))}
    </ul>
  );
}

function useColumns(open: ReadonlySet<number>, toggle: (id: number) => void): SimpleColumn<AuditRow>[] {
  const { t } = useTranslation('admin');
  const { page } = useAuditWords();
  return [
    {
      key: 'said',
      title: t('auditLog.column.said'),
      render: (row) => <AuditSaid row={row} isOpen={open.has(row.id)} onToggle={() => toggle(row.id)} />,
    },
    { key: 'page', title: t('auditLog.column.page'), width: 200, render: (row) => page(row.page) },
    {
      key: 'company',
      title: t('auditLog.column.company'),
      render: ({ company }) => company ?? t('auditLog.ownAccount'),
    },
    {
      key: 'date',
      title: t('auditLog.column.date'),
      width: 130,
      render: ({ date }) => <DateText value={date} />,
    },
    {
      key: 'time',
      title: t('auditLog.column.time'),
      width: 110,
      render: ({ time }) => <span className="audit-time">{time}</span>,
    },
  ];
}

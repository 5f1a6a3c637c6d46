import type { AuditEntry } from '@paga/contract/audit';
import {
  DateText,
  IconButton,
  missing,
  Row,
  type SimpleColumn,
  SimpleTable,
  Tag,
  type Tone,
} from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditChanges } from './audit-changes.tsx';
import { partsOf } from './parts-of.ts';
import { useAuditWords } from './use-audit-words.ts';

const TONES: Record<string, Tone> = {
  create: 'success',
  delete: 'danger',
  close: 'warning',
  reopen: 'warning',
  codeRefused: 'danger',
};
/** Lines of several companies say which, of one company it goes without saying; what they are about is a column when one of them says it. */
function needless(entries: readonly AuditEntry[]): string[] {
  const isOneCompany = new Set(entries.map(({ company }) => company)).size < 2;
  const isAboutNothing = entries.every((entry) => partsOf(entry).about.length === 0);
  return [...(isOneCompany ? ['company'] : []), ...(isAboutNothing ? ['about'] : [])];
}

/** Lines of the log that open to their old and new values. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }): ReactElement {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void =>
    setOpen(open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]));
  const columns = useColumns(open, toggle);
  const hidden = needless(entries);
  return (
    <div className="audit-lines">
      <SimpleTable
        label={t('configurations.tab.audit')}
        rows={entries}
        rowKey={({ id }) => id}
        columns={columns.filter(({ key }) => !hidden.includes(key))}
        below={(entry) => (open.has(entry.id) ? <AuditChanges entry={entry} /> : null)}
        stacks
        framed
      />
    </div>
  );
}

function useColumns(open: ReadonlySet<number>, toggle: (id: number) => void): SimpleColumn<AuditEntry>[] {
  const { t } = useTranslation('admin');
  const { page, type, about } = useAuditWords();
  return [
    {
      key: 'user',
      title: t('auditLog.column.user'),
      render: (entry) => (
        <AuditUser entry={entry} isOpen={open.has(entry.id)} onToggle={() => toggle(entry.id)} />
      ),
    },
    {
      key: 'type',
      title: t('auditLog.column.type'),
      render: (entry) => <Tag tone={TONES[entry.type] ?? 'neutral'}>{type(entry.type)}</Tag>,
    },
    { key: 'page', title: t('auditLog.column.page'), render: (entry) => page(entry.page) },
    {
      key: 'about',
      title: t('auditLog.column.about'),
      render: (entry) => partsOf(entry).about.map(about).join(' · ') || missing,
    },
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

function AuditUser({
  entry,
  isOpen,
  onToggle,
}: {
  entry: AuditEntry;
  isOpen: boolean;
  onToggle: () => void;
}): ReactElement {
  const { t } = useTranslation('admin');
  const { page, type } = useAuditWords();
  const user = entry.user ?? t('auditLog.system');
  const label = t('auditLog.changesOf', {
    user,
    type: type(entry.type),
    page: page(entry.page),
    time: entry.time,
  });
  return (
    <Row as="span" gap={4} inline wrap={false}>
      <IconButton
        icon={isOpen ? 'chevronDown' : 'chevronRight'}
        size="small"
        label={label}
        aria-expanded={isOpen}
        disabled={partsOf(entry).changed.length === 0}
        onClick={onToggle}
      />
      {user}
    </Row>
  );
}

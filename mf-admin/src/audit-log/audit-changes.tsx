import type { AuditEntry } from '@paga/contract/audit';
import { type SimpleColumn, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOf } from './parts-of.ts';
import { useAuditWords } from './use-audit-words.ts';

type Change = AuditEntry['changes'][number];

/** What only proves a line, for inspectors. */
const isProof = ({ field }: Change) => field === 'hash';

/** The changed fields of a line with what they were and what they became; what proves it stands folded below. */
export function AuditChanges({ entry }: { entry: AuditEntry }): ReactElement {
  const { t } = useTranslation('admin');
  const { changed } = partsOf(entry);
  const proof = changed.filter(isProof);
  const rest = changed.filter((change) => !isProof(change));
  return (
    <>
      {(rest.length > 0 || proof.length === 0) && <Changes entry={entry} rows={rest} />}
      {proof.length > 0 && (
        <details>
          <summary>{t('auditLog.change.proof')}</summary>
          <Changes entry={entry} rows={proof} />
        </details>
      )}
    </>
  );
}

function Changes({ entry, rows }: { entry: AuditEntry; rows: readonly Change[] }): ReactElement {
  const { t } = useTranslation('admin');
  const { field, value } = useAuditWords();
  const columns: SimpleColumn<Change>[] = [
    { key: 'field', title: t('auditLog.change.field'), width: 260, render: (change) => field(change.field) },
    {
      key: 'old',
      title: t('auditLog.change.old'),
      render: (change) => (
        <span className="paga-breaks paga-muted">
          {value({ field: change.field, value: change.old, page: entry.page })}
        </span>
      ),
    },
    {
      key: 'new',
      title: t('auditLog.change.new'),
      render: (change) => (
        <span className="paga-breaks">
          {value({ field: change.field, value: change.new, page: entry.page })}
        </span>
      ),
    },
  ];
  return (
    <SimpleTable
      label={t('auditLog.change.title')}
      rows={rows}
      rowKey={(change) => change.field}
      columns={columns}
      stacks
    />
  );
}

import type { AuditEntry } from '@paga/contract/audit';
import { IconButton, missing, Row, Stack, Tag } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from './fold-routine.ts';
import { partsOf } from './parts-of.ts';
import { useAuditWords } from './use-audit-words.ts';

/** So many changes stand in the line itself; the rest when it is opened. */
const IN_LINE = 2;

type AuditSaidProps = { row: AuditRow; isOpen: boolean; onToggle: () => void };

/** A line in words, with the first things that changed; it opens to all of them, or to the times of those that are folded into it. */
export function AuditSaid({ row, isOpen, onToggle }: AuditSaidProps): ReactElement {
  const { t } = useTranslation('admin');
  const said = useSaid(row);
  const { changed } = partsOf(row);
  const count = row.folded.length;
  return (
    <Row as="span" gap={4} inline wrap={false} align="start">
      <IconButton
        icon={isOpen ? 'chevronDown' : 'chevronRight'}
        size="small"
        label={t('auditLog.changesOf', { said, time: row.time })}
        aria-expanded={isOpen}
        disabled={changed.length === 0 && count < 2}
        onClick={onToggle}
      />
      <Stack as="span" gap={0} className="audit-said">
        <span>
          {said} {count > 1 && <Tag>{t('auditLog.times', { count, ...spanOf(row.folded) })}</Tag>}
        </span>
        {count < 2 && !isOpen && <FirstChanges entry={row} />}
      </Stack>
    </Row>
  );
}

/** The sentence of the server; a server of before sends none, then the words of the columns stand for it. */
function useSaid(entry: AuditEntry): string {
  const { t } = useTranslation('admin');
  const { language } = useSession();
  const { type, about } = useAuditWords();
  if (entry.sentence) return entry.sentence[language];
  const parts = partsOf(entry).about.map(about).join(' · ') || missing;
  return `${entry.user ?? t('auditLog.system')}: ${type(entry.type)} · ${parts}`;
}

const spanOf = (folded: readonly AuditEntry[]) => ({
  from: folded.at(-1)?.time.slice(0, 5),
  to: folded[0]?.time.slice(0, 5),
});

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A span is read from its first day on. */
const placeOf = ({ field }: { field: string }): number => ['from', 'to'].indexOf(field) + 1 || 3;

function FirstChanges({ entry }: { entry: AuditEntry }): ReactElement | null {
  const { t } = useTranslation('admin');
  const { field, value } = useAuditWords();
  const changed = partsOf(entry)
    .changed.filter((change) => change.field !== 'hash')
    .sort((one, other) => placeOf(one) - placeOf(other));
  if (changed.length === 0) return null;
  const shown = changed.slice(0, IN_LINE).map((change) => {
    const text = (one: unknown) => value({ field: change.field, value: one, page: entry.page });
    const now = text(change.new);
    // Of what is new there is nothing that it was before.
    return `${field(change.field)}: ${isNothing(change.old) ? now : `${text(change.old)} → ${now}`}`;
  });
  const more = changed.length - shown.length;
  return (
    <span className="paga-muted paga-breaks">
      {shown.join(' · ')}
      {more > 0 && ` · ${t('auditLog.moreChanges', { count: more })}`}
    </span>
  );
}

import type { AuditEntries } from '@paga/contract/audit';
import { Button, EmptyState, ErrorState, Pager, Row, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditPlace, FIRST_PLACE, isNarrowed, queryOf } from './audit-place.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportLog } from './export-log.tsx';
import { useAuditWords } from './use-audit-words.ts';
import { useAudits } from './use-audits.ts';
import { VerifyLog } from './verify-log.tsx';

/** The tab "Audit log": who did what, where and when, each line with its old and new values. */
export function AuditLog(): ReactElement {
  const [place, setPlace] = useState<AuditPlace>(FIRST_PLACE);
  const { named } = useAuditWords();
  const asked = queryOf(place, named(place.search));
  const list = useAudits(asked);
  return (
    <Stack>
      <Row align="start" className="audit-top">
        <AuditFilters
          place={place}
          people={list.data?.people ?? []}
          employees={list.data?.employees ?? []}
          loading={list.isFetching}
          onChange={(change) => setPlace({ ...place, ...change, page: 1 })}
        />
        <ExportLog asked={asked} total={list.data?.total ?? 0} />
        <VerifyLog />
      </Row>
      <AuditPage
        list={list}
        place={place}
        onMove={(change) => setPlace({ ...place, ...change })}
        onAll={() => setPlace(FIRST_PLACE)}
      />
    </Stack>
  );
}

type AuditPageProps = {
  list: { data?: AuditEntries; error: Error | null; refetch: () => unknown };
  place: AuditPlace;
  onMove: (change: { page: number; pageSize?: number }) => void;
  onAll: () => void;
};

function AuditPage({ list, place, onMove, onAll }: AuditPageProps): ReactNode {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  if (list.error && !list.data)
    return <ErrorState title={t('auditLog.failed')} detail={errorText(list.error)} onRetry={list.refetch} />;
  if (!list.data) return <SkeletonTable rows={10} columns={5} />;
  const { data: entries, total } = list.data;
  if (total === 0 && isNarrowed(place)) {
    const all = <Button onClick={onAll}>{t('auditLog.showAll')}</Button>;
    return (
      <EmptyState
        picture="search"
        title={t('auditLog.notFound')}
        hint={t('auditLog.notFoundHint')}
        action={all}
      />
    );
  }
  if (total === 0) return <EmptyState title={t('auditLog.empty')} hint={t('auditLog.emptyHint')} />;
  return (
    <>
      <AuditTable entries={entries} />
      <Pager page={place.page} pageSize={place.pageSize} total={total} onChange={onMove} />
    </>
  );
}

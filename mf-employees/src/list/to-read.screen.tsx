import { query } from '@paga/client';
import { type DocumentToRead, getDocumentsToRead } from '@paga/contract/own/documents';
import { Card, EmptyState, ErrorState, formatDate, Page, Row, SkeletonCard, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackToList } from './back-to-list.tsx';
import '#files/attachments/attachments.css';
import { ToReadButton } from '#files/attachments/to-read.tsx';

/** What employees were asked to read and have not confirmed, what waits the longest first. */
export function ToReadScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    ...query(getDocumentsToRead, { query: {} }),
    meta: { silent: true },
  });
  return (
    <Page title={t('navigation.toRead')} hint={t('toRead.hint')} back={<BackToList />}>
      {error && !data && <ErrorState detail={errorText(error)} onRetry={() => refetch()} />}
      {!error && !data && <SkeletonCard />}
      {data?.length === 0 && (
        <EmptyState picture="people" title={t('toRead.none')} hint={t('toRead.noneHint')} />
      )}
      {data && data.length > 0 && (
        <Card title={t('toRead.waiting')}>
          <ul className="attachments" aria-label={t('toRead.waiting')}>
            {data.map((document) => (
              <Waiting key={document.id} document={document} />
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}

function Waiting({ document }: { document: DocumentToRead }): ReactElement {
  const { t } = useTranslation('employees');
  const { employee, employeeId, fileName, askedAt, askedBy, openedAt, reminders, remindedAt, reachable } =
    document;
  return (
    <li>
      <Stack gap={2} className="attachment-name">
        <Link to={`/employees/${employeeId}?tab=attachments`}>{employee}</Link>
        <span>{fileName}</span>
        <span className="paga-hint">
          {[
            t('toRead.asked', { by: askedBy ?? t('toRead.office'), date: formatDate(askedAt) }),
            openedAt !== null && t('toRead.opened', { date: formatDate(openedAt) }),
            remindedAt !== null && t('toRead.reminded', { count: reminders, date: formatDate(remindedAt) }),
            !reachable && t('toRead.unreachable'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Stack>
      <Row gap={8}>
        <ToReadButton attachment={document} document={document} />
      </Row>
    </li>
  );
}

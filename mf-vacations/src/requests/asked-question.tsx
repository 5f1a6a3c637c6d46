import type { OfficeRequest } from '@paga/contract/requests';
import { Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRequestWords } from './request-words.ts';

/** A question, with the way to the month it is about. */
export function AskedQuestion({ request }: { request: OfficeRequest }): ReactElement {
  const { t } = useTranslation('vacations');
  const { about } = useRequestWords();
  const of = request.question?.about;
  const find = new URLSearchParams({ find: request.employeeName }).toString();
  return (
    <Stack gap={8}>
      {of && (
        <p>
          {about(request)}{' '}
          <Link to={`/calculations?month=${of.month}&year=${of.year}&${find}`}>{t('requests.toMonth')}</Link>
        </p>
      )}
      <p className="requests-text">{request.question?.text}</p>
    </Stack>
  );
}

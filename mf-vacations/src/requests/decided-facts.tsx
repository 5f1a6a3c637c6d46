import type { OfficeRequest } from '@paga/contract/requests';
import { type Detail, DetailList, formatDateTime } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** When it was asked, and once it is decided by whom, when and with what words. */
export function DecidedFacts({ request }: { request: OfficeRequest }): ReactElement {
  const { t } = useTranslation('vacations');
  const { state, askedAt, decidedAt, decidedBy, note } = request;
  const fact = (key: 'askedAt' | 'state' | 'decided' | 'note', value: string | null): Detail[] =>
    value === null ? [] : [{ key, label: t(`requests.fact.${key}`), value }];
  const at = decidedAt === null ? null : formatDateTime(decidedAt);
  return (
    <DetailList
      items={[
        ...fact('askedAt', formatDateTime(askedAt)),
        ...fact('state', t(`requests.state.${state}`)),
        ...fact('decided', decidedBy === null ? at : `${decidedBy}, ${at}`),
        ...fact('note', note),
      ]}
    />
  );
}

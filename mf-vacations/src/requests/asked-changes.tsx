import type { OfficeRequest, ProposedChange, ProposedField } from '@paga/contract/requests';
import { Alert, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type AskedChangesProps = { request: OfficeRequest & { changes: readonly ProposedChange[] } };

/** Other data or another account as an employee proposes it: what the record held and what it is to hold, and why who reads it may not decide, or decides alone. */
export function AskedChanges({ request }: AskedChangesProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { changes, kind, state, maker, alone, own } = request;
  const waits = state === 'asked' && !own;
  return (
    <Stack gap={12}>
      <ChangesTable changes={changes} />
      {state === 'stale' && <Alert tone="warning">{t('requests.wasOther')}</Alert>}
      {waits && maker && <Alert tone="info">{t('requests.makerHint')}</Alert>}
      {waits && !maker && alone && <Alert tone="warning">{t('requests.aloneHint')}</Alert>}
      {waits && !maker && kind === 'bankAccount' && <Alert tone="info">{t('requests.accountHint')}</Alert>}
    </Stack>
  );
}

function ChangesTable({ changes }: { changes: readonly ProposedChange[] }): ReactElement {
  const { t } = useTranslation('vacations');
  const wasFound = changes.some(({ now }) => now !== undefined);
  const said = (field: ProposedField, value: string | null | undefined) =>
    inFours(field, value) ?? t(`requests.change.${field === 'bank' ? 'noBank' : 'nothing'}`);
  return (
    <table className="requests-changes">
      <thead>
        <tr>
          <th scope="col">{t('requests.change.field')}</th>
          <th scope="col">{t('requests.change.was')}</th>
          <th scope="col">{t('requests.change.to')}</th>
          {wasFound && <th scope="col">{t('requests.change.found')}</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, old, new: wanted, now }) => (
          <tr key={field}>
            <th scope="row">{t(`requests.field.${field}`)}</th>
            <td>{said(field, old)}</td>
            <td>
              <b>{said(field, wanted)}</b>
            </td>
            {wasFound && <td>{said(field, now)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sixteen digits are compared by eye in fours, and break between them on a phone. */
const inFours = (field: ProposedField, value: string | null | undefined) =>
  field === 'bankAccountNumber' ? value?.replace(/(\d{4})(?=\d)/g, '$1 ') : value;

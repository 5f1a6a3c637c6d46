import { query } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { getOwnPages, type OwnPageOf } from '@paga/contract/own/invitations';
import { Alert, Button, Card, formatDate, Row, Stack } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EndPageModal } from './end-page.modal.tsx';
import { OwnPageTag } from './own-page-mark.tsx';
import { useInvite } from './use-invite.ts';
import { useLetter } from './use-letter.ts';
import { isByLetter } from './ways.ts';

/** On the profile: where the person stands with the own page, and what the office can do about it. Nothing where the company offers none. */
export function OwnPageCard({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const maySee = useMayCall('getOwnPages');
  const { data } = useQuery({
    ...query(getOwnPages, { query: { ids: [employee.id] } }),
    enabled: maySee,
    meta: { silent: true },
  });
  const page = data?.people[0];
  if (!page || (!data?.page && page.state === 'notInvited')) return null;
  return (
    <Card title={t('ownPage.title')} extra={<OwnPageTag state={page.state} />}>
      <Facts page={page} isOn={data?.page === true} name={fullName(employee)} />
    </Card>
  );
}

const dayOf = (moment: string | null): string => (moment === null ? '' : formatDate(moment.slice(0, 10)));

/** What happened last, in a sentence. */
function useStanding({
  state,
  address,
  by,
  invitedAt,
  expiresAt,
  joinedAt,
  endedAt,
  endReason,
}: OwnPageOf): string {
  const { t } = useTranslation('employees');
  switch (state) {
    case 'notInvited':
      return t('ownPage.stands.notInvited');
    case 'invited':
      return t(address === null ? 'ownPage.stands.printed' : 'ownPage.stands.invited', {
        ...{ address, by, date: dayOf(invitedAt), until: dayOf(expiresAt) },
      });
    case 'over':
      return t('ownPage.stands.over', { date: dayOf(invitedAt) });
    case 'joined':
      return t('ownPage.stands.joined', { date: dayOf(joinedAt) });
    case 'ended':
      return t(`ownPage.stands.ended.${endReason ?? 'office'}`, { by, date: dayOf(endedAt) });
  }
}

type FactsProps = { page: OwnPageOf; isOn: boolean; name: string };

function Facts({ page, isOn, name }: FactsProps): ReactNode {
  const { t } = useTranslation('employees');
  const standing = useStanding(page);
  const { state, way, employeeId } = page;
  const mayInvite = useMayCall('inviteToOwnPage');
  const mayEnd = useMayCall('endOwnPage');
  const [isEnding, setEnding] = useState(false);
  const { invite, problem, busy } = useInvite();
  const letter = useLetter();
  const isOpen = state === 'invited' || state === 'joined' || state === 'over';
  const said = problem || letter.problem;
  return (
    <Stack gap={8}>
      {said && <Alert tone="danger">{said}</Alert>}
      <p>{standing}</p>
      {way !== 'mail' && state !== 'joined' && <p>{t(`ownPage.why.${way}`)}</p>}
      {!isOn && <p>{t('ownPage.switchedOff')}</p>}
      <Row gap={8}>
        {mayInvite && isOn && way === 'mail' && state !== 'joined' && (
          <Button loading={busy} onClick={() => invite([employeeId])}>
            {t(state === 'notInvited' ? 'ownPage.invite' : 'ownPage.again')}
          </Button>
        )}
        {mayInvite && isOn && isByLetter(way) && (
          <Button icon="print" onClick={() => letter.print(employeeId)}>
            {t('ownPage.print')}
          </Button>
        )}
        {mayEnd && isOpen && <Button onClick={() => setEnding(true)}>{t('ownPage.end.open')}</Button>}
      </Row>
      {isEnding && <EndPageModal employeeId={employeeId} name={name} onClose={() => setEnding(false)} />}
    </Stack>
  );
}

import type { OwnPageState } from '@paga/contract/own/invitations';
import { missing, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnPageOf } from './own-pages-context.tsx';

const TONE = {
  notInvited: 'neutral',
  invited: 'info',
  over: 'warning',
  joined: 'success',
  ended: 'neutral',
} as const satisfies Record<OwnPageState, string>;

/** Where an employee stands with the own page. */
export function OwnPageTag({ state }: { state: OwnPageState }): ReactNode {
  const { t } = useTranslation('employees');
  return <Tag tone={TONE[state]}>{t(`ownPage.state.${state}`)}</Tag>;
}

/** The same in a row of the list. */
export function OwnPageMark({ employeeId }: { employeeId: number }): ReactNode {
  const page = useOwnPageOf(employeeId);
  return page ? <OwnPageTag state={page.state} /> : missing;
}

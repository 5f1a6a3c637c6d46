import { query } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import { Card, Icon } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclarationModal } from '#declaration/declaration.modal.tsx';
import { DeclaredMonths } from '#declaration/declared-months.tsx';
import { GroupPage } from './group-page.tsx';

const windows = { declaration: DeclarationModal };

/** The electronic declaration: the wage list, the way to the tax administration's own sign-in, and which months are declared. */
export function EdiScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const mayRead = useMayCall('getMonthOverview');
  const state = useQuery({ ...query(getSetupState, {}), staleTime: Number.POSITIVE_INFINITY });
  const portal = (
    <a href={state.data?.taxPortal} target="_blank" rel="noreferrer">
      {t('groups.portal.title')} <Icon name="external" size={14} />
    </a>
  );
  return (
    <GroupPage group="edi" windows={windows} below={mayRead && <DeclaredMonths />}>
      <Card title={portal}>{t('groups.portal.hint')}</Card>
    </GroupPage>
  );
}

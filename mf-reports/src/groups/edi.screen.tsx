import { Card, Icon } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclarationModal } from '#declaration/declaration.modal.tsx';
import { GroupPage } from './group-page.tsx';

const windows = { declaration: DeclarationModal };
const PORTAL = 'https://edeklarimi.atk-ks.org/';

/** The electronic declaration: the wage list, and the way to the tax administration's own sign-in. */
export function EdiScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const portal = (
    <a href={PORTAL} target="_blank" rel="noreferrer">
      {t('groups.portal.title')} <Icon name="external" size={14} />
    </a>
  );
  return (
    <GroupPage group="edi" windows={windows}>
      <Card title={portal}>{t('groups.portal.hint')}</Card>
    </GroupPage>
  );
}

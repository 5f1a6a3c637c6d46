import { query } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import { Icon } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The way to the tax administration's own sign-in, where the list is filed. */
export function Portal(): ReactElement {
  const { t } = useTranslation('reports');
  const state = useQuery({ ...query(getSetupState, {}), staleTime: Number.POSITIVE_INFINITY });
  return (
    <p>
      <a href={state.data?.taxPortal} target="_blank" rel="noreferrer" title={t('declaration.portal.hint')}>
        {t('declaration.portal.title')} <Icon name="external" size={14} />
      </a>
    </p>
  );
}

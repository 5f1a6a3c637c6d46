import { RoleId } from '@paga/contract/shapes';
import { EmptyState, Page } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A page this person's role may not open. */
export function ForbiddenScreen({ title }: { title: string }): ReactNode {
  const { t } = useTranslation('shell');
  const { roleId } = useSession();
  // Nobody of the company may open what its own administrator may not.
  const hint =
    roleId === RoleId.companyAdmin
      ? t('forbidden.operators')
      : t('forbidden.hint', { role: t(`role.${roleId}`) });
  return (
    <Page title={title}>
      <EmptyState title={t('forbidden.text')} hint={hint} action={<Link to="/">{t('notFound.home')}</Link>} />
    </Page>
  );
}

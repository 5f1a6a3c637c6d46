import { Avatar, Dropdown, type IconName, type MenuItem } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMayChangeCompany } from '#company/use-companies.ts';
import { useHasOutbox } from '../outbox/use-has-outbox.ts';
import { signOut } from '../session/session.ts';

/** A tool of the bar: a button there, or on a phone an entry of this menu. */
export type Tool = { key: string; icon: IconName; label: string; onSelect: () => void };

/** The person's own menu: company, password, sign out. */
export function UserMenu({ tools }: { tools: readonly Tool[] }): ReactNode {
  const { t } = useTranslation('shell');
  const { user, roleId } = useSession();
  const navigate = useNavigate();
  const mayChangeCompany = useMayChangeCompany();
  const hasOutbox = useHasOutbox();
  const items: MenuItem[] = [
    {
      key: 'account',
      label: t('account.configurations'),
      icon: 'settings',
      onSelect: () => navigate('/account'),
    },
    ...(mayChangeCompany
      ? [
          {
            key: 'company',
            label: t('account.changeCompany'),
            icon: 'building' as const,
            onSelect: () => navigate('/companyLogin'),
          },
        ]
      : []),
    {
      key: 'password',
      label: t('account.changePassword'),
      icon: 'key',
      onSelect: () => navigate('/changePassword'),
    },
    ...(hasOutbox
      ? [
          {
            key: 'outbox',
            label: t('outbox.title'),
            icon: 'mail' as const,
            onSelect: () => navigate('/outbox'),
          },
        ]
      : []),
    ...tools,
    {
      key: 'signOut',
      label: t('account.signOut'),
      icon: 'logout',
      separated: true,
      onSelect: () => void signOut(),
    },
  ];
  return (
    <Dropdown
      variant="quiet"
      label={t('account.menu', { name: user.name, role: t(`role.${roleId}`) })}
      items={items}
    >
      <span className="frame-person">
        <Avatar name={user.name} src={user.photo} size={28} />
        <span className="frame-person-name">{user.name}</span>
      </span>
    </Dropdown>
  );
}

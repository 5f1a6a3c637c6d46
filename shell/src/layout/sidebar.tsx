import { Icon, IconButton, type IconName, Logo } from '@paga/kit';
import { useMaybeCompany } from '@paga/platform';
import { mayCall, useMaybeSession } from '@paga/platform/host';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { usePlaces } from '#access/use-places.ts';
import { DrawerFoot } from './drawer-foot.tsx';

/** The menu: the main page, then what the remotes offer to this person's role. */
export function Sidebar({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const session = useMaybeSession();
  const { navigation, routes } = usePlaces();
  const company = useMaybeCompany();
  const menu = useRef<HTMLElement>(null);
  const entries = navigation.filter(
    (entry) => session && entry.needs.every((call) => mayCall(session.roleId, call)),
  );
  // Until a super admin has chosen a company, its pages have nothing to show.
  const waits = (path: string) => !company && routes.some((route) => route.path === path && route.company);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    menu.current?.querySelector('a')?.focus();
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, onClose]);
  return (
    <>
      <nav id="menu" className="frame-menu" ref={menu} data-open={open} aria-label={t('navigation.label')}>
        {open && <DrawerHead onClose={onClose} />}
        <ul className="frame-entries">
          <Entry path="/" icon="home" title={t('navigation.main')} />
          {entries.map((entry) => (
            <Entry key={entry.path} {...entry} waits={waits(entry.path)} />
          ))}
        </ul>
        {open && <DrawerFoot />}
      </nav>
      <button type="button" className="frame-scrim" tabIndex={-1} aria-hidden="true" onClick={onClose} />
    </>
  );
}

/** On top of the drawer: whose product, which company, and the way out. */
function DrawerHead({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const company = useMaybeCompany();
  return (
    <div className="frame-drawer-head">
      <Logo />
      {company && <span className="frame-drawer-company">{company.name}</span>}
      <IconButton icon="close" label={t('navigation.close')} onClick={onClose} />
    </div>
  );
}

type EntryProps = {
  path: string;
  icon: IconName;
  title: string;
  also?: readonly string[] | undefined;
  /** Its page needs a company, and none is chosen. */
  waits?: boolean;
};

function Entry({ path, icon, title, also = [], waits = false }: EntryProps): ReactNode {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const text = (
    <>
      <Icon name={icon} size={18} />
      <span className="frame-entry-title">{title}</span>
    </>
  );
  const isOn = also.some((page) => pathname.startsWith(page));
  if (waits)
    return (
      <li>
        <button
          type="button"
          disabled
          className={`frame-entry ${pathname.startsWith(path) ? 'frame-entry-on' : 'frame-entry-off'}`}
          aria-current={pathname.startsWith(path) ? 'page' : undefined}
          title={t('navigation.chooseFirst')}
        >
          {text}
        </button>
      </li>
    );
  return (
    <li>
      <NavLink
        to={path}
        end={path === '/'}
        className={isOn ? 'frame-entry frame-entry-on' : 'frame-entry'}
        title={title}
      >
        {text}
      </NavLink>
    </li>
  );
}

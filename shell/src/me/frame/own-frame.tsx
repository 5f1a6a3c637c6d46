import type { OwnPageSession } from '@paga/contract/own/account';
import { Icon, type IconName } from '@paga/kit/own';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useFocusAfterNavigation } from '#keyboard/use-focus-after-navigation.ts';
import './own-frame.css';

/** A tab of the own page. */
export type OwnTab = { path: string; title: string; icon: IconName };

type OwnFrameProps = {
  person: OwnPageSession;
  tabs: readonly OwnTab[];
  languages: ReactNode;
  onSignOut: () => void;
};

/** The document is called as its page and its company. */
function useTitle(company: string): { current: HTMLElement | null } {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const read = (): void => {
      const heading = main.current?.querySelector('h1')?.textContent?.trim();
      document.title = [heading, company, 'Paga'].filter(Boolean).join(' · ');
    };
    const observer = new MutationObserver(read);
    read();
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [company]);
  return main;
}

/** The frame of the own page: whose employer it is, the language, the way out; the tabs lie at the bottom of a phone. */
export function OwnFrame({ person, tabs, languages, onSignOut }: OwnFrameProps): ReactNode {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const main = useTitle(person.company);
  useFocusAfterNavigation(main, pathname);
  return (
    <div className="me">
      <header className="me-top">
        <strong className="me-company">{person.company}</strong>
        {languages}
        <button type="button" className="me-out" onClick={onSignOut}>
          <Icon name="logout" />
          <span>{t('me.signOut')}</span>
        </button>
      </header>
      <nav className="me-tabs" aria-label={t('me.navigation')}>
        {tabs.map(({ path, title, icon }) => (
          <NavLink key={path} to={path} end={path === '/me'} className="me-tab">
            <Icon name={icon} size={20} />
            {title}
          </NavLink>
        ))}
      </nav>
      <main ref={main} className="me-main" tabIndex={-1}>
        {person.readOnly && <p className="own-note">{t('me.readOnly')}</p>}
        {!person.offered && <p className="own-note">{t('me.switchedOff')}</p>}
        <Outlet />
      </main>
    </div>
  );
}

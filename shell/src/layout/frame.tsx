import { useMaybeCompany } from '@paga/platform';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { LinkedCompany } from '#company/linked-company.tsx';
import { KeysHelp } from '#keyboard/keys-help.tsx';
import { DraftStrip } from '../inactivity/draft-strip.tsx';
import { IdleGuard } from '../inactivity/idle-guard.tsx';
import { useRefresh } from '../session/use-refresh.ts';
import { StepUpModal } from '../step-up/step-up.modal.tsx';
import { ClosedCompanyBar } from './closed-company-bar.tsx';
import './frame.css';
import { useFocusAfterNavigation } from '#keyboard/use-focus-after-navigation.ts';
import { useFocusOnArrival } from '#keyboard/use-focus-on-arrival.ts';
import { useKeptFocus } from '#keyboard/use-kept-focus.ts';
import { DownloadNews } from './download-news.tsx';
import { MailBar } from './mail-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The frame of every page: bar, menu, content. Below 900 px the menu is a drawer. */
export function Frame(): ReactNode {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const companyId = useMaybeCompany()?.id;
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const main = useRef<HTMLElement>(null);
  usePageTitle(main);
  useRefresh();
  useFocusOnArrival(main);
  useFocusAfterNavigation(main, pathname);
  useKeptFocus(main);
  useEffect(closeMenu, [closeMenu, pathname]);

  return (
    <div className="frame">
      <a className="frame-skip" href="#content">
        {t('frame.skip')}
      </a>
      <TopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
      <Sidebar open={menuOpen} onClose={closeMenu} />
      <main id="content" className="frame-main" ref={main} tabIndex={-1} inert={menuOpen}>
        {/* One place that speaks, each strip by itself. */}
        <div role="status" aria-atomic="false">
          <OfflineBar />
          <MailBar />
          <ClosedCompanyBar />
        </div>
        {/* Elsewhere the form itself offers what was typed; a strip on every page would be in the way. */}
        {pathname === '/' && <DraftStrip key={companyId} />}
        <LinkedCompany>
          <Outlet />
        </LinkedCompany>
      </main>
      <DownloadNews />
      <IdleGuard />
      <KeysHelp />
      <StepUpModal />
    </div>
  );
}

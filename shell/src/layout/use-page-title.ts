import { useMaybeCompany } from '@paga/platform';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { usePlaces } from '#access/use-places.ts';
import { OWN_PAGES } from './own-pages.ts';

const OPENED = '[role=dialog] h2 > [data-title]';

/** What the page calls itself: its heading, of which a part may be marked where it says more than the name, or be named with the month that is shown.
 * A window that is a page of its own marks its heading so. */
function headingOf(main: HTMLElement | null): string {
  const heading = main?.querySelector('h1');
  const named =
    document.querySelector<HTMLElement>(OPENED) ?? heading?.querySelector<HTMLElement>('[data-title]');
  return named?.dataset.title || (named ?? heading)?.textContent.trim() || '';
}

/** The heading of the page as it is now. */
function useHeading(main: RefObject<HTMLElement | null>): string {
  const [heading, setHeading] = useState('');
  useEffect(() => {
    const read = () => setHeading(headingOf(main.current));
    const observer = new MutationObserver(read);
    read();
    // Windows stand beside the page.
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-title'],
    });
    return () => observer.disconnect();
  }, [main]);
  return heading;
}

/**
 * The document's title follows the page, the company and the language: `Blerta Gërvalla · Agimi · Paga`, so that tabs, history and readers tell people,
 * months and companies apart. The frame's own pages are called as in the menu, the others by their heading, and by their route until that is there.
 */
export function usePageTitle(main: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const company = useMaybeCompany()?.name;
  const { routes, navigation } = usePlaces();
  const heading = useHeading(main);
  const own = OWN_PAGES.find(({ path }) => path === pathname);
  const named =
    routes.find((route) => matchPath(route.path, pathname)) ??
    navigation.find((entry) => entry.path === pathname);
  const title = own ? t(own.title) : heading || named?.title;
  useEffect(() => {
    document.title = [title, company, 'Paga'].filter(Boolean).join(' · ');
  }, [title, company]);
}

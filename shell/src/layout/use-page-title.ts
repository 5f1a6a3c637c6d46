import { useMaybeCompany } from '@paga/platform';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { usePlaces } from '#access/use-places.ts';
import { OWN_PAGES } from './own-pages.ts';

/** What the page calls itself: its heading, of which a part may be marked where it says more than the name. */
function headingOf(main: HTMLElement | null): string {
  const heading = main?.querySelector('h1');
  return (heading?.querySelector('[data-title]') ?? heading)?.textContent.trim() ?? '';
}

/** The heading of the page as it is now. */
function useHeading(main: RefObject<HTMLElement | null>): string {
  const [heading, setHeading] = useState('');
  useEffect(() => {
    const read = () => setHeading(headingOf(main.current));
    const observer = new MutationObserver(read);
    read();
    if (main.current) observer.observe(main.current, { childList: true, subtree: true, characterData: true });
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

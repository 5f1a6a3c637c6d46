import type { ParseKeys } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { usePlaces } from '#access/use-places.ts';

const OWN: Record<string, ParseKeys<'shell'>> = {
  '/': 'navigation.main',
  '/notifications': 'notifications.title',
  '/account': 'account.configurations',
  '/outbox': 'outbox.title',
  '/changePassword': 'password.title',
};

/** The document's title follows the page and the language: the page's name, then the product's. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { routes, navigation } = usePlaces();
  const own = OWN[pathname];
  const named =
    routes.find((route) => matchPath(route.path, pathname)) ??
    navigation.find((entry) => entry.path === pathname);
  const title = own ? t(own) : named?.title;
  useEffect(() => {
    document.title = title ? `${title} · Paga` : 'Paga';
  }, [title]);
}

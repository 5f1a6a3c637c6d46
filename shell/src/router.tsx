import { SkeletonPage, WholeKit } from '@paga/kit';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, RouterProvider } from 'react-router-dom';
import { RequireAdmission } from '#access/require-admission.tsx';
import { type MenuPlace, type Place, usePlaces } from '#access/use-places.ts';
import { CompanyLoginScreen } from '#company/company-login.screen.tsx';
import { LicenceScreen } from '#company/licence.screen.tsx';
import { DashboardScreen } from '#dashboard/dashboard.screen.tsx';
import { Frame } from '#layout/frame.tsx';
import { NotificationsScreen } from '#notifications/notifications.screen.tsx';
import { OutboxScreen } from '#outbox/outbox.screen.tsx';
import { ChangePasswordScreen } from '#session/change-password.screen.tsx';
import { CrashScreen } from './crash.screen.tsx';
import { ComingScreen } from './remotes/coming.screen.tsx';
import { NotFoundScreen } from './remotes/not-found.screen.tsx';
import { RemotePage } from './remotes/remote-page.tsx';

/** Few open it, and home is drawn sooner without it. */
const AccountScreen = lazy(async () => {
  const { AccountScreen: Screen } = await import(
    /* webpackChunkName: "account" */ '#account/account.screen.tsx'
  );
  return { default: Screen };
});

/** Old and public addresses lead a signed-in person to the main page (spec 1 §2). */
const LEAD_HOME = ['/index', '/dashboard', '/login', '/setup'];

/** The home page alone is shown before all of the kit is there. */
const whole = (screen: ReactNode): ReactNode => <WholeKit fallback={<SkeletonPage />}>{screen}</WholeKit>;

/** Every route of the page: the shell's own, then what the remotes offer as data. */
export function routesOf(places: {
  routes: readonly Place[];
  navigation: readonly MenuPlace[];
}): RouteObject[] {
  const offered = places.routes.map((place) => ({
    path: place.path,
    element: whole(<RemotePlace path={place.path} />),
  }));
  const taken = new Set(places.routes.map((place) => place.path));
  const coming = places.navigation.filter((entry) => !taken.has(entry.path));
  const inFrame: RouteObject[] = [
    { index: true, element: <DashboardScreen /> },
    { path: '/account', element: whole(<Account />) },
    { path: '/changePassword', element: whole(<ChangePasswordScreen />) },
    { path: '/notifications', element: whole(<NotificationsScreen />) },
    { path: '/outbox', element: whole(<OutboxScreen />) },
    ...offered,
    ...coming.map((entry) => ({ path: entry.path, element: <ComingPlace path={entry.path} /> })),
    { path: '*', element: <NotFoundScreen /> },
  ];
  return [
    { path: '/licenseAgreement', element: whole(<LicenceScreen />), errorElement: <CrashScreen /> },
    { path: '/companyLogin', element: whole(<CompanyLoginScreen />), errorElement: <CrashScreen /> },
    ...LEAD_HOME.map((path) => ({ path, element: <Navigate to="/" replace /> })),
    {
      element: <RequireAdmission />,
      errorElement: <CrashScreen />,
      children: [{ path: '/', element: <Frame />, children: inFrame }],
    },
  ];
}

function Account(): ReactNode {
  return (
    <Suspense fallback={<SkeletonPage />}>
      <AccountScreen />
    </Suspense>
  );
}

/** Looks its place up anew, so that a switch of language reaches its title. */
function RemotePlace({ path }: { path: string }): ReactNode {
  const place = usePlaces().routes.find((route) => route.path === path);
  return place ? <RemotePage place={place} /> : <NotFoundScreen />;
}

function ComingPlace({ path }: { path: string }): ReactNode {
  const entry = usePlaces().navigation.find((candidate) => candidate.path === path);
  return <ComingScreen title={entry?.title ?? ''} />;
}

/** The router; made once, when the registry is there. */
export function ApplicationRouter(): ReactNode {
  const { routes, navigation } = usePlaces();
  // Made once: paths do not change with the language, and a new router would lose the page's state.
  const router = useMemo(() => createBrowserRouter(routesOf({ routes, navigation })), []);
  return <RouterProvider router={router} />;
}

import { useMaybeSession } from '@paga/platform/host';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { admissionOf } from '../session/admission.ts';
import { rememberOrigin } from '../session/places.ts';
import { readStoredSession } from '../session/stored-session.ts';

/** Lets through who has agreed to the licence and shows a company; the others go there first and come back. */
export function RequireAdmission(): ReactNode {
  const session = useMaybeSession();
  const { pathname, search } = useLocation();
  const stored = readStoredSession();
  if (!session || !stored) return null;
  const admission = admissionOf(stored.account, session.company !== null);
  if (admission === 'open') return <Outlet />;
  if (pathname !== '/') rememberOrigin(pathname + search);
  return <Navigate to={admission === 'agreement' ? '/licenseAgreement' : '/companyLogin'} replace />;
}

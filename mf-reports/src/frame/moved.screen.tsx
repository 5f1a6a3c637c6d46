import type { ReactElement } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { pathOf, REPORTS } from './reports.ts';

/** Addresses of before, when reports were windows over pages of their group, lead to the pages, with their filters: `/reports/management/bank-payment?month=9`. */
export function MovedScreen(): ReactElement {
  const { report } = useParams();
  const { pathname, search } = useLocation();
  const named = pathname.endsWith('/edi/salaries') ? 'edi' : report;
  const page = REPORTS.find(({ name }) => name === named);
  return <Navigate to={page ? pathOf(page, search) : `/reports${search}`} replace />;
}

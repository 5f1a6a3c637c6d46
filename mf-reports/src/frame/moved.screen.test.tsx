import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { MovedScreen } from './moved.screen.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test.each([
  [
    '/reports/management/bank-payment?month=9&year=2026&tier=1',
    '/reports/bank-payment?month=9&year=2026&tier=1',
  ],
  ['/reports/management/monthly-statistics', '/reports/monthly-statistics'],
  ['/reports/employee/annual-certificate?employee=7', '/reports/annual-certificate?employee=7'],
  ['/reports/tax-administration/edi', '/reports/edi'],
  ['/reports/tax-administration/edi/salaries?month=9', '/reports/edi?month=9'],
  ['/reports/management/?month=9&year=2026', '/reports?month=9&year=2026'],
  ['/reports/nothing/of-the-kind', '/reports'],
])('%s leads to %s', async (before, now) => {
  const moved = ['/reports/:moved', '/reports/:moved/:report', '/reports/:moved/edi/salaries'];
  const router = createMemoryRouter(
    [
      ...moved.map((path) => ({ path, element: <MovedScreen /> })),
      ...['/reports', ...new Set([now.split('?')[0] ?? ''])].map((path) => ({ path, element: <Here /> })),
    ],
    { initialEntries: [before] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('status')).toHaveTextContent(now);
});

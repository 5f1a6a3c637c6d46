import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { ClosedCompanyBar } from './closed-company-bar.tsx';

const suspended = { status: 3 } as const;
const past = { expirationDate: '2020-01-01' };

test.each([
  [
    suspended,
    'sq',
    'Kompania Agimi është e pezulluar: të dhënat mund t’i shihni, por jo t’i ndryshoni. Për ta hapur përsëri, na shkruani ose na telefononi: “Mbështetja për paga” në krye të faqes.',
  ],
  [
    suspended,
    'en',
    'Agimi is suspended: you can look at its data, but not change it. To open it again, write or call us: “Payroll support” at the top of the page.',
  ],
  [
    past,
    'sq',
    'Kompanisë Agimi i ka skaduar afati: të dhënat mund t’i shihni, por jo t’i ndryshoni. Për ta hapur përsëri, na shkruani ose na telefononi: “Mbështetja për paga” në krye të faqes.',
  ],
  [
    past,
    'en',
    'The term of Agimi has expired: you can look at its data, but not change it. To open it again, write or call us: “Payroll support” at the top of the page.',
  ],
] as const)(
  'a company with %o is said to be read only, why, and what to do, in %s',
  async (facts, language, text) => {
    const server = await startHttpServer();
    const { user } = await server.company({ name: 'Agimi', ...facts });
    await renderScreen(<ClosedCompanyBar />, { as: user, language });
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test('a super admin sees where it is opened again', async () => {
  const server = await startHttpServer();
  const { id } = await server.company({ name: 'Agimi', ...suspended });
  const ardit = await server.superAdmin();
  await renderScreen(<ClosedCompanyBar />, {
    as: ardit,
    company: { id, name: 'Agimi', status: 3 },
    language: 'en',
  });
  expect(await screen.findByText(/change its status or expiry date under Settings/)).toBeVisible();
});

test('a company that works has no bar', async () => {
  const server = await startHttpServer();
  const { admin } = await server.company({ status: 2, expirationDate: '2999-01-01' });
  await renderScreen(<ClosedCompanyBar />, { as: admin });
  expect(document.querySelector('.frame-strip')).toBeNull();
});

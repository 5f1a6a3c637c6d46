import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { LaterScreen } from './later.screen.tsx';

describe('a group of reports that is not built yet', () => {
  it('says so under its name and leads back', async () => {
    const company = await (await startHttpServer()).company();
    await renderScreen(<LaterScreen />, { as: company.user, path: '/reports/employee/' });
    expect(screen.getByRole('heading', { level: 1, name: 'Raportet e punonjësve' })).toBeVisible();
    expect(screen.getByText('Ky raport nuk është ende në këtë version')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kthehu te raportet' })).toHaveAttribute('href', '/reports');
  });
});

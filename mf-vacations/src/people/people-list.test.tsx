import { Gender } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { LeaveScreen } from '#calendar/leave.screen.tsx';

const open = async ({ language }: { language: 'sq' | 'en' }) => {
  const server = await startHttpServer();
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, {}, { firstName: 'Drin', gender: Gender.male });
  return renderScreen(<LeaveScreen />, { as: company.user, path: '/holidays', language });
};

describe('the employees beside the calendar', () => {
  it.each([
    {
      language: 'sq' as const,
      words: ['Punonjësit', 'Kërko punonjësin', 'Pushimet: Drin Krasniqi', 'Ditët e vitit 2026'] as const,
      nobody: 'Nuk u gjet asnje punetor per filtrim',
      types: ['Vjetor', 'Mjekësor', 'I veçantë'],
    },
    {
      language: 'en' as const,
      words: ['Employees', 'Search employee', 'Leave: Drin Krasniqi', 'Days of 2026'] as const,
      nobody: 'No employee was found for this filter',
      types: ['Annual', 'Medical', 'Special'],
    },
  ])(
    'are found by name, and a click opens the window of one, in $language',
    async ({ language, words: [people, search, title, days], nobody, types }) => {
      const { user } = await open({ language });
      const list = await screen.findByRole('list', { name: people });
      expect(within(list).getAllByRole('button')).toHaveLength(2);
      const field = screen.getByRole('searchbox', { name: search });
      await user.click(field);
      await user.paste('askush');
      await user.keyboard('{Enter}');
      expect(await screen.findByText(nobody)).toBeVisible();
      await user.clear(field);
      await user.paste('drin');
      await user.keyboard('{Enter}');
      await user.click(await screen.findByRole('button', { name: /Drin Krasniqi/ }));
      const window = await screen.findByRole('dialog', { name: title });
      const balances = await within(window).findByRole('table', { name: days });
      expect(
        within(balances)
          .getAllByRole('rowheader')
          .map((cell) => cell.textContent),
      ).toEqual(types);
    },
  );
});

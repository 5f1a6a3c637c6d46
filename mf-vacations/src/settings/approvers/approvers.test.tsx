import { getLeaveApprovers } from '@paga/contract/requests';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { ApproversModal } from './approvers.modal.tsx';

test('names an approver and a deputy for a person, and takes them back', async () => {
  const server = await startHttpServer();
  const company = await server.company();
  const [arta = 0, besa = 0] = await createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Besa', lastName: 'Gashi' },
  );
  await server.ownPage(company, besa);
  const named = async () =>
    (await server.as(company.admin).call(getLeaveApprovers, { query: { tenantId: company.id } })).body.named;
  const { user } = await renderScreen(<ApproversModal onClose={() => undefined} />, {
    as: company.admin,
    path: '/configurations',
  });
  const window = await screen.findByRole('dialog', { name: 'Miratuesit e pushimeve' });
  const choose = async (field: string, option: string) => {
    await user.click(await within(window).findByRole('combobox', { name: field }));
    const options = await screen.findAllByTitle(option);
    const shown = options.filter((one) => !one.closest('.ant-select-dropdown-hidden'));
    await user.click(shown.at(-1) as HTMLElement);
  };
  await choose('Shto sektor ose punonjës', 'Arta Krasniqi');
  await choose('Kush i miraton pushimet: Arta Krasniqi', 'Besa Gashi');
  await waitFor(async () =>
    expect(await named()).toMatchObject([
      { employeeId: arta, approver: { of: 'ownPage', id: besa }, deputy: null },
    ]),
  );
  await choose('Zëvendësi: Arta Krasniqi', company.manager.name);
  await waitFor(async () =>
    expect(await named()).toMatchObject([{ deputy: { of: 'office', id: company.manager.id } }]),
  );
  expect(await axeFinds(window)).toEqual([]);
  faults.next('saveLeaveApprover', 500);
  await choose('Kush i miraton pushimet: E gjithë kompania', 'Besa Gashi');
  await waitFor(async () => expect(await named()).toHaveLength(1));
  const line = within(window).getByText('Arta Krasniqi', { selector: 'b' }).closest('li') as HTMLElement;
  const [clear] = line.querySelectorAll('.ant-select-clear');
  await user.hover(clear as Element);
  await user.pointer({ keys: '[MouseLeft]', target: clear as Element });
  await waitFor(async () => expect(await named()).toEqual([]));
});

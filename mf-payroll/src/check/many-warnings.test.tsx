import { AcceptWarnings, type Finding } from '@paga/contract/payroll';
import { bridge, HttpResponse, http } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { AcceptModal } from './accept.modal.tsx';

const october = { month: 10, year: 2026 };
const findings = Array.from({ length: 2001 }, (_, n): Finding => {
  const who = {
    employeeId: n + 1,
    salaryId: n + 1,
    name: `Krasniqi ${n}`,
    salaryPaymentType: 1,
    isDeleted: false,
  } as const;
  return { ...who, level: 'warning', code: 'ACCOUNT_MISSING', fact: 'null', accepted: null };
});

test('more warnings than one call takes are accepted one block after the other, with a bar', async () => {
  const company = await (await startHttpServer()).company();
  const blocks: number[] = [];
  let answer = () => {};
  bridge.use(
    http.post('*/api/salaries/checks/accept', async ({ request }) => {
      const { findings: block, note } = AcceptWarnings.parse(await request.json());
      expect(note).toBe('Paguhen me para në dorë');
      blocks.push(block.length);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ accepted: block.length });
    }),
  );
  const onAccepted = jest.fn();
  const modal = (
    <AcceptModal findings={findings} period={october} onAccepted={onAccepted} onClose={() => undefined} />
  );
  const { user } = await renderScreen(modal, { as: company.admin });
  const dialog = await screen.findByRole('dialog', { name: 'Pranimi i 2,001 vërejtjeve' });
  await user.click(within(dialog).getByRole('textbox', { name: /Shënimi/ }));
  await user.paste('Paguhen me para në dorë');
  await user.click(within(dialog).getByRole('button', { name: 'Prano me shënim' }));
  const bar = await within(dialog).findByRole('progressbar', { name: 'Vërejtjet po pranohen' });
  await waitFor(() => expect(blocks).toEqual([2000]));
  expect(bar).toHaveAttribute('aria-valuenow', '0');
  answer();
  await waitFor(() => expect(blocks).toEqual([2000, 1]));
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '2000'));
  answer();
  expect(await screen.findByText('U pranuan 2,001 vërejtje')).toBeVisible();
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

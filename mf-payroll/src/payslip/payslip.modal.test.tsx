import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getSalaries, type SalaryAdjustment, updateSalary } from '@paga/contract/payroll';
import { createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { pdfText } from '@paga/testing/pdf-text';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PayslipModal } from './payslip.modal.tsx';
import { neighboursOf } from './payslip-moves.tsx';

const october = { month: 10, year: 2026 };

/** Arta's payslip of October with 7.5 hours of night work and 10.00 of phone, or what else is typed, opened in a language. */
async function opened(
  language: 'sq' | 'en',
  person: EmployeeFacts = {},
  typed: Partial<SalaryAdjustment> = { nightHours: 7.5, phoneStops: 10 },
) {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  await createdEmployees(as, company, person);
  const [row] = await calculatedMonth(server, company, october);
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const edit = { ...october, tenantId: company.id, salaryId: row?.id ?? 0, ...typed };
  expect((await as.call(updateSalary, { body: edit })).status).toBe(200);
  const { salaries } = (await as.call(getSalaries, { query: { ...october, userId: company.id } })).body;
  const slip = (
    <PayslipModal salaryId={row?.id ?? 0} name="Arta Krasniqi" period={october} onClose={() => undefined} />
  );
  const { user } = await renderScreen(slip, { as: company.admin, language });
  return { user, dialog: await screen.findByRole('dialog'), netto: salaries[0]?.netto };
}
const paper = () => document.querySelector<HTMLElement>('.paga-sheet-paper');

test('what goes on paper is the payslip alone until its explanation is asked for', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, dialog } = await opened('sq');
  await user.click(await within(dialog).findByRole('button', { name: 'Printo' }));
  expect(paper()).not.toHaveTextContent('Si u llogarit paga');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Me shpjegim' }));
  expect(
    await within(dialog).findByRole('heading', { name: 'Si u llogarit paga: Arta Krasniqi, Tetor 2026' }),
  ).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Printo' })).toBeEnabled());
  await user.click(within(dialog).getByRole('button', { name: 'Printo' }));
  expect(print).toHaveBeenCalledTimes(2);
  expect(paper()).toHaveTextContent('Si u llogarit paga: Arta Krasniqi, Tetor 2026');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Me shpjegim' }));
  expect(paper()).not.toHaveTextContent('Si u llogarit paga');
  print.mockRestore();
});

test.each([
  ['sq', 'Me shpjegim', 'Shkarko PDF', 'Si u llogarit paga: Arta Krasniqi, Tetor 2026'],
  ['en', 'With the explanation', 'Download PDF', 'How the salary came about: Arta Krasniqi, October 2026'],
] as const)(
  'the PDF is the payslip alone, and with the tick the explanation behind it, in %s',
  async (language, box, button, title) => {
    const kept: Blob[] = [];
    URL.createObjectURL = (blob) => String(kept.push(blob as Blob));
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, dialog } = await opened(language);
    const text = async (index: number) => pdfText(new Uint8Array((await kept[index]?.arrayBuffer()) ?? []));
    await user.click(await within(dialog).findByRole('button', { name: button }));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(await text(0)).not.toContain(title);
    await user.click(within(dialog).getByRole('checkbox', { name: box }));
    await user.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(kept).toHaveLength(2));
    expect(await text(1)).toContain(title);
    click.mockRestore();
  },
);

test('a figure of the payslip tells how it came about, and leads back to the payslip', async () => {
  const { user, dialog } = await opened('sq');
  const taxable = await within(dialog).findByRole('row', { name: /Paga e tatueshme/ });
  await user.click(within(taxable).getByRole('button'));
  const drawer = await screen.findByRole('dialog', { name: 'Paga e tatueshme: Arta Krasniqi' });
  expect(await within(drawer).findByText('Bruto totale − kontributi i punonjësit.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: /Fletëpagesa: Arta Krasniqi/ })).toBeVisible();
});

const texts = {
  sq: {
    box: 'Me shpjegim',
    formula: 'Paga e tatueshme ndahet në shkallë; tatimi është shuma e tyre.',
    input: 'Orët: 7.5 orë (e shkruar për këtë muaj)',
    ofLaw: 'Orët e javës së plotë: 40 orë (nga ligji)',
    band: /200\.00 € nga 250\.00 € deri 450\.00 € me 8%/,
    rounding: /€ rrumbullakosur në cent: /,
    table: /Tabela e tatimit në paga në fuqi prej 23\.08\.2024, përdorur për 31\.10\.2026/,
    law: /Ligji 08\/L-142, neni 5/,
    phone: 'Telefon',
    left: 'Avans',
  },
  en: {
    box: 'With the explanation',
    formula: 'The taxable pay is cut along the bands; the tax is their sum.',
    input: 'Hours: 7.5 hours (typed for this month)',
    ofLaw: 'Hours of the full week: 40 hours (from the law)',
    band: /200\.00 € from 250\.00 € to 450\.00 € at 8%/,
    rounding: /€ rounded half up to the cent: /,
    table: /Wage tax table in force from 23\.08\.2024, used for 31\.10\.2026/,
    law: /Law 08\/L-142/,
    phone: 'Phone',
    left: 'Advance',
  },
};

test.each(['sq', 'en'] as const)(
  'the paper explains every number it shows: formula, inputs with origin, bands, rounding, table and law, in %s',
  async (language) => {
    const text = texts[language];
    const { user, dialog, netto } = await opened(language);
    await user.click(await within(dialog).findByRole('checkbox', { name: text.box }));
    await waitFor(() => expect(paper()).toHaveTextContent(text.formula));
    for (const said of [text.input, text.ofLaw, text.band, text.rounding, text.table, text.law])
      expect(paper()).toHaveTextContent(said);
    const explanation = paper()?.querySelector('.explanation') as HTMLElement;
    const names = [...explanation.querySelectorAll('h3 > :first-child')].map((one) => one.textContent);
    expect(names).toContain(text.phone);
    expect(names).not.toContain(text.left);
    // The numbers explained are those of the payslip and of the table.
    const values = [...explanation.querySelectorAll('h3 .paga-number')].map((one) => one.textContent);
    expect(values).toContain(`${netto?.toFixed(2)}\u00a0€`);
    expect(values).toContain('10.00\u00a0€');
  },
);

const hourly = { salaryPaymentType: 2 as const, bruttoSalary: null, pricePerHour: 6.5 };

test.each([
  ['sq', 'Paga e orëve të rregullta', /ditë pune|Paga bazë/],
  ['en', 'Pay of the regular hours', /working days|base salary/],
] as const)(
  'for an hourly paid employee it shows the hours and their price, in %s',
  async (language, name, days) => {
    const { dialog } = await opened(language, hourly, { regularHours: 150.5 });
    expect(
      await within(dialog).findByRole('row', { name: `${name} 150.5 h × 6.5000\u00a0€ 978.25` }),
    ).toBeVisible();
    expect(paper()).not.toHaveTextContent(days);
  },
);

test.each([
  ['sq', 'Bruto e muajit e shkruar për këtë muaj 900.00', /ditë pune/],
  ['en', 'Gross of the month typed for this month 900.00', /working days/],
] as const)('a typed gross says so instead of naming days, in %s', async (language, name, days) => {
  const { dialog } = await opened(language, {}, { initialBrutto: 900 });
  expect(await within(dialog).findByRole('row', { name })).toBeVisible();
  expect(paper()).not.toHaveTextContent(days);
});

test('the year up to the month stands below the net, and the arrows go from one payslip to the next', async () => {
  const server = await startHttpServer();
  const company = await server.company({});
  await createdEmployees(server.as(company.admin), company, {}, { firstName: 'Blerim' });
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const rows = await calculatedMonth(server, company, october);
  const shown = rows.map(({ id, name }) => ({ id, name }));
  const Moved = () => {
    const [at, setAt] = useState(shown[0]?.id ?? 0);
    const row = shown.find(({ id }) => id === at);
    return (
      <PayslipModal
        salaryId={at}
        name={row?.name ?? ''}
        period={october}
        neighbours={neighboursOf(shown, at, setAt)}
        onClose={() => undefined}
      />
    );
  };
  const { user } = await renderScreen(<Moved />, { as: company.admin, language: 'en' });
  const year = await screen.findByRole('table', { name: 'Year 2026 to the end of this month' });
  expect(within(year).getByRole('row', { name: 'Total gross 2,000.00' })).toBeVisible();
  expect(within(year).getByRole('row', { name: 'Net 1,768.00' })).toBeVisible();
  expect(
    within(year).getByRole('row', { name: /^Annual leave left on 31\.10\.2026 \d+ days$/ }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Previous payslip/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next payslip: Blerim Krasniqi' }));
  expect(await screen.findByRole('dialog', { name: /Blerim Krasniqi/ })).toBeVisible();
  // The button is gone with the last one: the focus stays beside it.
  expect(screen.getByRole('button', { name: 'Previous payslip: Arta Krasniqi' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: /Arta Krasniqi/ })).toBeVisible();
});

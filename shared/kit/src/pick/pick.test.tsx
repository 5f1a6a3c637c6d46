import { addMonths, parseTyped, todayInKosovo, weeksOf } from '@paga/calendar';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPiece } from '../render-piece.tsx';
import { DatePicker } from './date-picker.tsx';
import { FilePick } from './file-pick.tsx';
import { MonthPicker, YearPicker, yearsUpTo } from './month-picker.tsx';

test('a year picker lists 21 years, this one first', () => {
  renderPiece(<YearPicker value={2026} onChange={jest.fn()} lastYear={2026} />);
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toHaveLength(21);
  expect([options[0], options[20]]).toEqual(['2026', '2006']);
});

test('a year outside of the list is added to it', () => {
  expect(yearsUpTo(2026, 2001)).toHaveLength(22);
  expect(yearsUpTo(2026, 2027)[0]).toBe(2027);
});

test('a month picker goes over the end of the year', async () => {
  const onChange = jest.fn();
  renderPiece(<MonthPicker value={{ month: 12, year: 2025 }} onChange={onChange} lastYear={2026} />);
  await userEvent.click(screen.getByRole('button', { name: 'Muaji tjetër' }));
  expect(onChange).toHaveBeenLastCalledWith({ month: 1, year: 2026 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Muaji' }), 'Tetor');
  expect(onChange).toHaveBeenLastCalledWith({ month: 10, year: 2025 });
});

test.each([
  ['31.10.2026', '2026-10-31'],
  ['1.2.2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['1/2/2026', '2026-02-01'],
  ['31.02.2026', null],
  ['29.02.2024', '2024-02-29'],
  ['soon', null],
])('%s typed is %s', (text, date) => {
  expect(parseTyped(text)).toBe(date);
});

test('a month later is at most the last day of that month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
  expect(addMonths('2025-12-15', 1)).toBe('2026-01-15');
});

test('weeks begin on Monday', () => {
  const weeks = weeksOf('2026-10-15');
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-09-28', '2026-11-01']);
});

test('a date is typed as dd.MM.yyyy and handed on as a civil date', async () => {
  const onChange = jest.fn();
  renderPiece(<DatePicker aria-label="Fillimi" onChange={onChange} max="2030-01-01" />);
  const field = screen.getByRole('textbox', { name: 'Fillimi' });
  await userEvent.type(field, '31.10.2026');
  expect(onChange.mock.calls).toEqual([['2026-10-31']]);
  await userEvent.clear(field);
  expect(onChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(field, '31.10.2036');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(field).toHaveValue('');
});

test('a date may lie a hundred years ahead, and no further', async () => {
  const onChange = jest.fn();
  renderPiece(<DatePicker aria-label="Fillimi" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Fillimi' });
  const [year = 0] = todayInKosovo().split('-').map(Number);
  await userEvent.type(field, `01.01.${year + 100}`);
  expect(onChange.mock.calls).toEqual([[`${year + 100}-01-01`]]);
  await userEvent.clear(field);
  onChange.mockClear();
  await userEvent.type(field, `31.12.${year + 100}`);
  expect(onChange.mock.calls).toEqual(todayInKosovo().endsWith('-12-31') ? [[`${year + 100}-12-31`]] : []);
});

test('a date is chosen from the calendar by keys', async () => {
  const onChange = jest.fn();
  renderPiece(<DatePicker aria-label="Fillimi" value="2026-10-31" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hap kalendarin' }));
  const day = await screen.findByRole('button', { name: '31 tetor 2026' });
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: '30 nëntor 2026' })).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('button', { name: '29 nëntor 2026' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('2026-11-29');
});

test('a calendar that the focus leaves is closed', async () => {
  renderPiece(
    <>
      <DatePicker aria-label="Dita" value="2026-10-15" onChange={() => {}} />
      <button type="button">Më tej</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hap kalendarin' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '15 tetor 2026' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Sot' })).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Më tej' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a file is taken by the button', async () => {
  const onPick = jest.fn();
  renderPiece(<FilePick accept=".xlsx" label="Zgjidh skedarin" onPick={onPick} />);
  const file = new File(['x'], 'Punonjësit.XLSX');
  await userEvent.upload(screen.getByLabelText('Zgjidh skedarin', { selector: 'input' }), file);
  expect(onPick).toHaveBeenCalledWith([file]);
});

test('readers meet one button for a file, not two', () => {
  const { container } = renderPiece(<FilePick accept=".xlsx" label="Zgjidh skedarin" onPick={jest.fn()} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(container.querySelector('input[type="file"]')).toHaveAttribute('aria-hidden', 'true');
});

test('a dropped file of another kind is refused by name', () => {
  const onPick = jest.fn();
  renderPiece(<FilePick accept=".xlsx" label="Zgjidh skedarin" onPick={onPick} />);
  const place = screen.getByRole('button', { name: 'Zgjidh skedarin' }).parentElement as HTMLElement;
  fireEvent.drop(place, { dataTransfer: { files: [new File(['x'], 'foto.png')] } });
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('foto.png nuk pranohet. Zgjidhni një skedar .xlsx.');
});

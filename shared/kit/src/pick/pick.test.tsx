import { fireEvent, screen } from '@testing-library/react';
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

test('a date is typed as dd.MM.yyyy and handed on as a civil date', () => {
  const onChange = jest.fn();
  renderPiece(<DatePicker aria-label="Fillimi" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Fillimi' });
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: '31.10.2026' } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(onChange).toHaveBeenLastCalledWith('2026-10-31');
});

test('a file is taken by the button', async () => {
  const onPick = jest.fn();
  renderPiece(<FilePick accept=".xlsx" label="Zgjidh skedarin" onPick={onPick} />);
  const file = new File(['x'], 'Punonjësit.XLSX');
  await userEvent.upload(screen.getByLabelText('Zgjidh skedarin', { selector: 'input' }), file);
  expect(onPick).toHaveBeenCalledWith([file]);
});

test('a dropped file of another kind is refused by name', () => {
  const onPick = jest.fn();
  renderPiece(<FilePick accept=".xlsx" label="Zgjidh skedarin" onPick={onPick} />);
  const place = screen.getByRole('button', { name: 'Zgjidh skedarin' }).parentElement as HTMLElement;
  fireEvent.drop(place, { dataTransfer: { files: [new File(['x'], 'foto.png')] } });
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('foto.png nuk pranohet. Zgjidhni një skedar .xlsx.');
});

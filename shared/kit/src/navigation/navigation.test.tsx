import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPiece } from '../render-piece.tsx';
import { Dropdown } from './menu.tsx';
import { Pager } from './pager.tsx';
import { Segmented } from './segmented.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { key: 'all', label: 'Të gjithë', count: 120, children: 'lista e plotë' },
  { key: 'inactive', label: 'Joaktivë', count: 4, children: 'lista e joaktivëve' },
];

test('tabs show their counts and move with the arrows', async () => {
  renderPiece(<Tabs label="Punonjësit" items={items} />);
  expect(screen.getByRole('tab', { name: /Të gjithë\s*120/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Joaktivë\s*4/ })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('lista e joaktivëve');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('lista e plotë');
});

test('arrows pressed faster than the address follows go on from the tab that has the focus', async () => {
  const onChange = jest.fn();
  const three = [...items, { key: 'drafts', label: 'Në proces' }];
  renderPiece(<Tabs label="Punonjësit" items={three} value="all" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Në proces' })).toHaveFocus();
  expect(onChange.mock.calls).toEqual([['inactive'], ['drafts']]);
});

test('the pager tells the range and starts over with another size', async () => {
  const onChange = jest.fn();
  renderPiece(<Pager page={6} pageSize={20} total={119} onChange={onChange} />);
  expect(screen.getByText('101–119 nga 119')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Faqja tjetër' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Faqja e mëparshme' }));
  expect(onChange).toHaveBeenLastCalledWith({ page: 5, pageSize: 20 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rreshta për faqe' }), '50 për faqe');
  expect(onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 50 });
});

test('a list that fits on the smallest page has no pager, a page behind the end has the way back', () => {
  const { container } = renderPiece(<Pager page={1} pageSize={50} total={10} onChange={jest.fn()} />);
  expect(container.querySelector('nav')).toBeNull();
  renderPiece(<Pager page={1} pageSize={10} total={11} onChange={jest.fn()} />);
  expect(screen.getByText('1–10 nga 11')).toBeInTheDocument();
  renderPiece(<Pager page={2} pageSize={10} total={0} onChange={jest.fn()} />);
  expect(screen.getAllByRole('button', { name: 'Faqja e mëparshme' }).at(-1)).toBeEnabled();
});

test('a menu opens, is walked through and gives the focus back', async () => {
  const onExcel = jest.fn();
  renderPiece(
    <Dropdown
      label="Eksporto"
      items={[
        { key: 'pdf', label: 'PDF' },
        { key: 'excel', label: 'Excel', onSelect: onExcel },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Eksporto' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'PDF' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onExcel).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

test('a segment is a radio button', async () => {
  const onChange = jest.fn();
  renderPiece(
    <Segmented
      label="Pamja"
      value="day"
      onChange={onChange}
      options={[
        { value: 'day', label: 'Dita' },
        { value: 'week', label: 'Java' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Java' }));
  expect(onChange).toHaveBeenCalledWith('week');
});

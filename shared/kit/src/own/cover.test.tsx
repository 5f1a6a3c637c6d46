import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Amount, Cover, CoverSwitch, Uncovered } from './index.ts';

const page = () =>
  render(
    <Cover language="en">
      <CoverSwitch />
      <Amount value={-1234.5} currency />
      <Amount value={85.5} signed />
      <Uncovered>
        <p>85.50 € more</p>
      </Uncovered>
    </Cover>,
  );

test('an amount is in no text of the page before somebody uncovers it, and after they covered it again', async () => {
  const { container } = page();
  expect(container.textContent).not.toMatch(/\d/);
  expect(screen.getAllByRole('img', { name: 'Covered amount' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
  expect(container.textContent).toBe('Hide amounts\u22121,234.50\u00a0€+85.5085.50 € more');
  await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(container.textContent).not.toMatch(/\d/);
});

test('what was uncovered is covered again when the page goes out of sight', async () => {
  const { container } = page();
  await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('button', { name: 'Show amounts' });
  expect(container.textContent).not.toMatch(/\d/);
  hidden.mockRestore();
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPiece } from '../render-piece.tsx';
import { Button } from './button.tsx';

test('a button is busy while the promise of its click runs', async () => {
  let finish = (): void => undefined;
  const onClick = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  renderPiece(<Button onClick={onClick}>Llogarit</Button>);
  const button = screen.getByRole('button', { name: /Llogarit/ });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await act(async () => finish());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).not.toHaveAttribute('aria-disabled');
});

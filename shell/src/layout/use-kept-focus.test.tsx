import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

function Page(): ReactNode {
  const main = useRef<HTMLElement>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  useKeptFocus(main);
  const button = (name: string) =>
    !gone.includes(name) && (
      <button type="button" onClick={() => setGone([...gone, name])}>
        {name}
      </button>
    );
  return (
    <main ref={main}>
      <a href="#first">First</a>
      <section>
        {button('Paid')}
        <button type="button">Take back</button>
      </section>
      {!gone.includes('All') && <section>{button('All')}</section>}
      <div {...{ role: 'grid' }}>
        {button('Cell')}
        <button type="button">Next cell</button>
      </div>
    </main>
  );
}

/** Pressed by Enter: the button has the focus. */
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  act(() => {
    button.focus();
    button.click();
  });
}

test('a button that goes with what it did leaves the focus beside it, one that goes with its part of the page on the page; a table keeps its own', async () => {
  render(<Page />);
  press('Paid');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take back' })).toHaveFocus());
  press('All');
  await waitFor(() => expect(screen.getByRole('link', { name: 'First' })).toHaveFocus());
  press('Cell');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(document.body).toHaveFocus();
});

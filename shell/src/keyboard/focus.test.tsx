import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
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

function Frame({ pathname }: { pathname: string }): ReactNode {
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main, pathname);
  return (
    <>
      <input aria-label="Search" />
      <main ref={main} tabIndex={-1}>
        <input aria-label="Name" />
      </main>
    </>
  );
}

test('the page that was gone to takes the focus, but not from who has begun to write in the search', () => {
  const { rerender } = render(<Frame pathname="/employees/new" />);
  expect(document.body).toHaveFocus();
  screen.getByRole('textbox', { name: 'Name' }).focus();
  rerender(<Frame pathname="/employees/122" />);
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByRole('textbox', { name: 'Search' }).focus();
  rerender(<Frame pathname="/employees" />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

function Arrived(): ReactNode {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  return <main ref={main} tabIndex={-1} />;
}

test('the page after a sign-in or a choice of company takes the focus, one that was loaded does not', () => {
  const { unmount } = render(<Arrived />);
  expect(document.body).toHaveFocus();
  unmount();
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  render(<Arrived />);
  expect(screen.getByRole('main')).toHaveFocus();
});

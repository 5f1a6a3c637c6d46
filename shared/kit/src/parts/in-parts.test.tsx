import { act, render, screen } from '@testing-library/react';
import * as whole from '../index.ts';
import * as parts from './in-parts.tsx';

// Types agree, or this does not compile.
const asWhole: typeof whole = parts;

test('the kit in parts has every name of the kit, and draws what comes later once it is there', async () => {
  expect(Object.keys(asWhole).sort()).toEqual(Object.keys(whole).sort());
  const { CheckBox, KitProvider, Modal } = parts;
  await act(async () =>
    render(
      <KitProvider mode="light" language="en" zeroRuntime>
        <CheckBox>Active</CheckBox>
        <Modal open={false} title="Closed" onClose={() => undefined} />
        <Modal open title="Open" onClose={() => undefined} />
      </KitProvider>,
    ),
  );
  expect(await screen.findByRole('checkbox', { name: 'Active' })).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Open' })).toBeVisible();
  expect(screen.queryByText('Closed')).toBeNull();
  expect(parts.Form).toBe(whole.Form);
});

import { ApiError } from '@paga/client';
import { KitProvider } from '@paga/kit';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { ErrorToasts, showError } from './error-toasts.tsx';
import { createQueryClient } from './query-client.ts';

const closed = (): Promise<never> => Promise.reject(new ApiError('PERIOD_CLOSED', { status: 409 }));
const closedText = (): string => i18next.t('shell:errors.PERIOD_CLOSED');

function open(children: ReactNode): void {
  const inside = (
    <QueryClientProvider client={createQueryClient(showError)}>
      <ErrorToasts />
      {children}
    </QueryClientProvider>
  );
  render(
    <KitProvider mode="light" language="sq" zeroRuntime>
      {inside}
    </KitProvider>,
  );
}

function Lists({
  meta,
  fail = closed,
}: {
  meta?: { silent?: boolean; errorKey?: string };
  fail?: () => Promise<never>;
}): ReactNode {
  const one = useQuery({ queryKey: ['one'], queryFn: fail, meta });
  const two = useQuery({ queryKey: ['two'], queryFn: fail, meta });
  return <p>{one.isError && two.isError ? 'failed' : 'loading'}</p>;
}

test('two queries that fail for the same reason say it once, in words', async () => {
  open(<Lists />);
  await screen.findByText('failed');
  expect(await screen.findAllByText(closedText())).toHaveLength(1);
});

test('a silent query says nothing, and one with its own text says that', async () => {
  open(<Lists meta={{ silent: true }} />);
  await screen.findByText('failed');
  expect(screen.queryByText(closedText())).toBeNull();
});

test('a query may name another text', async () => {
  open(<Lists meta={{ errorKey: 'shell:crash.title' }} />);
  expect(await screen.findByText('Diçka shkoi gabim!')).toBeVisible();
});

test.each([
  ['a lost session', 'NOT_SIGNED_IN', 401],
  ['a page that is too old', 'WIRE_CHANGED', 409],
] as const)('%s has its own message, so calls under way add none', async (_name, code, status) => {
  open(<Lists fail={() => Promise.reject(new ApiError(code, { status }))} />);
  await screen.findByText('failed');
  expect(i18next.exists(`shell:errors.${code}`)).toBe(true);
  expect(screen.queryByText(i18next.t(`shell:errors.${code}`))).toBeNull();
});

test('a mutation fails in the language of the person', async () => {
  function Save(): ReactNode {
    const save = useMutation({ mutationFn: closed });
    return (
      <button type="button" onClick={() => save.mutate()}>
        save
      </button>
    );
  }
  await i18next.changeLanguage('en');
  open(<Save />);
  act(() => screen.getByRole('button', { name: 'save' }).click());
  await waitFor(() => expect(screen.getByText(closedText())).toBeVisible());
});

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { useFormStart } from './use-form-start.ts';

test('a form waits out the answer of before the last save once, and stands while others are read', async () => {
  const answers: ((answer: string) => void)[] = [];
  const client = new QueryClient();
  client.setQueryData(['books'], 'before');
  void client.invalidateQueries({ queryKey: ['books'], refetchType: 'none' });
  const { result } = renderHook(
    () => {
      const read = useQuery({
        queryKey: ['books'],
        queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
        staleTime: 30_000,
      });
      return { started: useFormStart(read), data: read.data };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(QueryClientProvider, { client }, children),
    },
  );
  expect(result.current).toEqual({ started: false, data: 'before' });
  answers[0]?.('saved');
  await waitFor(() => expect(result.current).toEqual({ started: true, data: 'saved' }));
  void client.invalidateQueries({ queryKey: ['books'] });
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect(answers).toHaveLength(2);
  expect(result.current).toEqual({ started: true, data: 'saved' });
});

import type { RemoteStore } from '@paga/platform/host';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { ownMessages } from '#shell-messages.ts';
import { startLanguages } from '#start-languages.ts';
import { blank, blankWhenLeft, whenLeft } from './blank.ts';
import type { OfferedPart } from './own-registry.ts';
import { PartPage } from './part.page.tsx';
import { useOwnIdle } from './use-own-idle.ts';

const MINUTE = 60_000;

test('who gives no sign for nine and a half minutes is at the end; who only reads is kept in the session', () => {
  jest.useFakeTimers();
  const [end, stay] = [jest.fn(), jest.fn()];
  renderHook(() => useOwnIdle({ end, stay }));
  for (let minutes = 0; minutes < 20; minutes += 1) {
    jest.advanceTimersByTime(MINUTE);
    dispatchEvent(new Event('scroll'));
  }
  expect([end.mock.calls.length, stay.mock.calls.length]).toEqual([0, 20]);
  jest.advanceTimersByTime(9.5 * MINUTE);
  expect(end).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('the page that a browser keeps for its Back button is empty', () => {
  const root = Object.assign(document.createElement('div'), { id: 'root', textContent: '950.00' });
  document.body.append(root);
  const drop = jest.fn();
  whenLeft(drop);
  blankWhenLeft();
  dispatchEvent(new Event('pagehide'));
  expect([root.textContent, drop.mock.calls.length]).toEqual(['', 1]);
  root.textContent = '950.00';
  blank();
  expect(root.textContent).toBe('');
  root.remove();
});

beforeAll(() => startLanguages('sq', ownMessages));

test('a part whose remote is away says so in its own sentence, and comes when it is asked for again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValue({
    messages: { sq: async () => ({ default: {} }), en: async () => ({ default: {} }) },
    Page: () => <h1>Të gjitha</h1>,
  });
  const store = { load, retry: jest.fn(), renderThrew: jest.fn(), entry: { name: 'payroll' } };
  const part = {
    part: 'payslips',
    path: '/me/payslips',
    title: 'Fletëpagesat',
    icon: 'wallet',
    code: 'own#Part',
  };
  render(
    <PartPage
      store={store as unknown as RemoteStore}
      part={part as unknown as OfferedPart}
      language="sq"
      readOnly={false}
    />,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Fletëpagesat' })).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Të gjitha' })).toBeVisible();
  expect(store.retry).toHaveBeenCalledTimes(1);
});

import { configureClient } from '@paga/client';
import { renderHook } from '@testing-library/react';
import { measureVisit } from './measure-visit.ts';
import { useShownPart } from './shown-parts.ts';

const sent: unknown[] = [];
const observers: Record<string, (entries: object[]) => void> = {};

/** What jsdom has not: tells what the test says it has seen. */
class TestObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'event', 'layout-shift'];
  readonly #tell: (list: { getEntries: () => object[] }) => void;
  constructor(tell: (list: { getEntries: () => object[] }) => void) {
    this.#tell = tell;
  }
  observe({ type }: { type: string }): void {
    observers[type] = (entries) => this.#tell({ getEntries: () => entries });
  }
  takeRecords(): object[] {
    return [];
  }
  disconnect(): void {}
}

const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a visit is reported once, when it is first hidden: each part with what was measured while it was shown', async () => {
  Object.assign(globalThis, { PerformanceObserver: TestObserver });
  document.head.innerHTML = '<script type="text/plain" src="/assets/main.0123456789.js"></script>';
  configureClient({
    ...{ baseUrl: `${location.origin}/api`, companyId: () => null },
    token: { read: () => 'half', write: () => undefined },
    fetch: async (asked) => {
      sent.push(await (asked as Request).clone().json());
      return new Response(null, { status: 204 });
    },
  });
  const now = jest.spyOn(performance, 'now');
  const showAt = (time: number, part: string) => {
    now.mockReturnValue(time);
    return renderHook(() => useShownPart(part));
  };
  const payroll = showAt(1_000, 'payroll');
  now.mockReturnValue(5_000);
  payroll.unmount();
  showAt(6_000, 'reports');
  measureVisit((remote) => (remote === 'payroll' ? '0.1.0-new' : undefined));
  observers['largest-contentful-paint']?.([{ startTime: 900 }, { startTime: 1_900 }]);
  observers.event?.([
    ...[
      { interactionId: 1, startTime: 2_000, duration: 80 },
      { interactionId: 1, startTime: 2_001, duration: 120 },
    ],
    { interactionId: 2, startTime: 3_000, duration: 64 },
    { interactionId: 0, startTime: 3_100, duration: 900 },
    { interactionId: 3, startTime: 5_500, duration: 300 },
  ]);
  observers['layout-shift']?.([
    { startTime: 2_000, value: 0.1 },
    { startTime: 2_500, value: 0.2 },
    { startTime: 2_600, value: 0.9, hadRecentInput: true },
    { startTime: 4_000, value: 0.25 },
  ]);
  hide('visible');
  expect(sent).toEqual([]);
  hide('hidden');
  hide('hidden');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([
    {
      parts: expect.arrayContaining([
        { remote: 'payroll', version: '0.1.0-new', lcp: 1_900, inp: 120, cls: expect.closeTo(0.3) },
        { remote: 'shell', version: '0123456789', inp: 300, cls: 0 },
      ]),
    },
  ]);
});

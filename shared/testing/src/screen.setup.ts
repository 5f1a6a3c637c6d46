import '@testing-library/jest-dom';
import { endSession } from '@paga/platform/host';
import { configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { messagesForTest } from './messages-for-test.ts';
import { bridge, resetBridge } from './msw-bridge.ts';
import { shimBrowser } from './shim-browser.ts';

/** Told by React and jsdom about tests, not about the product. */
const ABOUT_TESTS = [
  /not wrapped in act\(/,
  /Not implemented: navigation/,
  /The current testing environment is not configured to support act/,
];

let complaints: string[] = [];

function complain(...parts: unknown[]): void {
  const text = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');
  if (!ABOUT_TESTS.some((pattern) => pattern.test(text))) complaints.push(text);
}

shimBrowser();
configure({ asyncUtilTimeout: 5_000 });

beforeAll(async () => {
  bridge.listen({ onUnhandledRequest: 'error' });
  const resources = messagesForTest(expect.getState().testPath ?? '');
  await i18next.use(initReactI18next).init({
    lng: 'sq',
    fallbackLng: false,
    resources,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
});

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation(complain);
});

afterEach(async () => {
  resetBridge();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  await i18next.changeLanguage('sq');
  const said = complaints;
  complaints = [];
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`);
});

afterAll(() => bridge.close());

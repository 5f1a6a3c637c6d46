import '@testing-library/jest-dom';
import { endSession } from '@paga/platform/host';
import { countFormat, interpolation } from '@paga/platform/language';
import { configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { complain, takeComplaints } from './complaints.ts';
import { lazyElementError } from './element-error.ts';
import { messagesForTest } from './messages-for-test.ts';
import { bridge, resetBridge } from './msw-bridge.ts';
import { shimBrowser } from './shim-browser.ts';

shimBrowser();
configure(({ getElementError }) => ({
  asyncUtilTimeout: 20_000,
  getElementError: lazyElementError(getElementError),
}));

beforeAll(async () => {
  bridge.listen({ onUnhandledRequest: 'error' });
  const resources = messagesForTest(expect.getState().testPath ?? '');
  await i18next
    .use(countFormat)
    .use(initReactI18next)
    .init({
      lng: 'sq',
      fallbackLng: false,
      resources,
      interpolation,
      react: { useSuspense: false },
    });
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(complain);
});

afterEach(async () => {
  resetBridge();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  await i18next.changeLanguage('sq');
  const said = takeComplaints();
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`);
});

afterAll(() => bridge.close());

// Pieces are tested in Albanian, without run-time styles; an error on the console fails the test.
import '@testing-library/jest-dom';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { kitMessages } from './src/messages.ts';

const texts = createInstance({
  lng: 'sq',
  resources: { sq: { kit: kitMessages.sq }, en: { kit: kitMessages.en } },
  interpolation: { escapeValue: false },
});
void texts.use(initReactI18next).init();

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  const said = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockRestore();
  if (said.length > 0) throw new Error(`console.error: ${said.join('\n')}`);
});

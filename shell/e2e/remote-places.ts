import type { Page } from 'playwright-core';
import { calculationScreen } from './steps.ts';
import { words } from './words.ts';

export type Place = readonly [string, (page: Page) => Promise<unknown>];

/** A page of each remote, and what only its own code draws there. */
export const PLACES = {
  payroll: ['/calculations', calculationScreen],
  employees: ['/employees', (page: Page) => page.getByRole('grid').getByText('Arta Ahmeti').waitFor()],
  vacations: [
    '/holidays',
    (page: Page) => page.getByRole('button', { name: 'Book leave' }).first().waitFor(),
  ],
  reports: ['/reports', (page: Page) => page.getByRole('link', { name: 'Monthly salary' }).first().waitFor()],
  admin: [
    '/configurations',
    (page: Page) => page.getByRole('tab', { name: words.en.payrollSettings }).waitFor(),
  ],
} satisfies Record<string, Place>;

import type { TraceInput, TracePart, TraceStep } from '@paga/contract/payroll';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { StepFacts } from './step-facts.tsx';
import { useExplainer } from './use-explainer.ts';

function Explained({ step }: { step: TraceStep }) {
  return <StepFacts step={useExplainer().step(step)} />;
}

const input = (key: string, value: string | number, unit: TraceInput['unit']): TraceInput => ({
  key,
  value,
  unit,
  source: 'employee',
});
const line = (...names: TraceInput[]): TracePart => ({
  key: 'line',
  inputs: [input('budgetLine', 17, 'count'), ...names, input('share', 600, 'euro')],
});
const days = (key: 'days' | 'leaveDays', ...since: TraceInput[]): TracePart => ({
  key,
  inputs: [
    input('leave', 1, 'leave'),
    input('days', 6, 'days'),
    input('base', 1200, 'euro'),
    ...since,
    input('percentage', 100, 'percent'),
  ],
});

test.each([
  [
    'sq',
    [
      'Linja e buxhetit Shkolla, Mësimdhënia: 600.00 €',
      'Linja e buxhetit 17: 600.00 €',
      '6 ditë me pagë bazë 1,200.00 €, paguar 100%',
      '6 ditë me pagë bazë 1,200.00 € që vlen nga 10.10.2026, paguar 100%',
      '6 ditë pushim mjekësor, paguar 100% 1,200.00 €, që vlen nga 10.10.2026',
    ],
  ],
  [
    'en',
    [
      'Budget line Shkolla, Mësimdhënia: 600.00 €',
      'Budget line 17: 600.00 €',
      '6 days at a base of 1,200.00 €, paid at 100%',
      '6 days at a base of 1,200.00 €, valid from 10.10.2026, paid at 100%',
      '6 days of medical leave, paid at 100% 1,200.00 €, valid from 10.10.2026',
    ],
  ],
] as const)('names budget lines, and the day a changed base holds from: %s', async (language, texts) => {
  const server = await startHttpServer();
  const company = await server.company();
  const since = input('validFrom', '2026-10-10', 'date');
  const named = line(input('project', 'Shkolla', 'text'), input('budgetLineName', 'Mësimdhënia', 'text'));
  const parts = [named, line(), days('days'), days('days', since), days('leaveDays', since)];
  const step: TraceStep = {
    key: 'grossPay',
    formula: 'grossPay.days',
    value: 600,
    unit: 'euro',
    inputs: [],
    parts,
  };
  await renderScreen(<Explained step={step} />, { as: company.admin, language });
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
});

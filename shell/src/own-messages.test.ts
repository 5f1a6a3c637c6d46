import { createRequire } from 'node:module';
import { calls } from '@paga/contract/all';
import type { Endpoint } from '@paga/contract/endpoint';
import sq from '../messages/sq.json';

const cut = createRequire(__filename)('../../shared/build/bundle/own-messages.cjs') as {
  (text: string): string;
  OF_OFFICE_ALONE: RegExp;
};

test('an own page has a text for every refusal of its calls, and leaves those of the office’s decisions out', () => {
  const kept = Object.keys(JSON.parse(cut(JSON.stringify(sq))).errors);
  const own = Object.values(calls as Record<string, Endpoint>).filter(
    ({ access, path }) => access.level === 'own' || path.startsWith('/own/'),
  );
  const refusals = new Set(own.flatMap(({ errors = [] }) => errors));
  expect(refusals.size).toBeGreaterThan(10);
  expect([...refusals].filter((code) => code in sq.errors && !kept.includes(code))).toEqual([]);
  expect(Object.keys(sq.errors).length - kept.length).toBeGreaterThan(5);
});

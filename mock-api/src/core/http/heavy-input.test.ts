import type { Endpoint } from '@paga/contract/endpoint';
import { testServer } from '@paga/testing/server';
import { z } from 'zod';
import type { DomainError } from '../domain-error.ts';
import { parseInput } from './parse-input.ts';
import { readParts } from './request/request-parts.ts';

const call = { method: 'POST', path: '/any', effect: 'write', response: 'empty' } as unknown as Endpoint;

/** The time a piece of work keeps the processor, in milliseconds. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('a field repeated 40,000 times is read in time that grows with its length', async () => {
  const read = (repeats: number) => readParts(call, new Request(`http://localhost/api?${'name=a&'.repeat(repeats)}`), {});
  expect((await read(40_000)).query).toEqual({ name: Array(40_000).fill('a') });
  expect(await processorTime(() => read(40_000))).toBeLessThan(1_000);
});

test('a sign-in with 130,000 unknown fields is refused, and names the first hundred', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 130_000 }, (_, index) => [`k${index}`, 1]));
  const body = JSON.stringify({ email: 'admin@agimi.test', password: 'Demo123', ...unknown });
  const server = await testServer();
  const reply = await server.request('/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer = (await reply.json()) as { code: string; fields: object[] };
  expect([reply.status, answer.code, answer.fields.length]).toEqual([422, 'VALIDATION_FAILED', 100]);
  expect(answer.fields[0]).toEqual({ path: 'k0', code: 'unrecognized_keys', message: 'Unknown field' });
});

describe('at most a hundred faults are listed', () => {
  const faults = (parts: Partial<Endpoint>, raw: { query?: Record<string, unknown>; body?: unknown }) => {
    try {
      return parseInput({ ...call, ...parts }, { params: {}, query: {}, body: undefined, ...raw });
    } catch (error) {
      return (error as DomainError).fields;
    }
  };

  test('of a query that the call does not take', () => {
    const query = Object.fromEntries(Array.from({ length: 130_000 }, (_, index) => [`k${index}`, '1']));
    expect(faults({}, { query })).toHaveLength(100);
  });

  test('of a list of texts that no database keeps', () => {
    const found = faults({ body: z.array(z.string()) }, { body: Array(130_000).fill('a\0') });
    expect(found).toHaveLength(100);
    expect(found?.at(-1)).toEqual({ path: '99', code: 'invalid_text', message: 'Not a text' });
  });

  test('of a list of wrong values', () => {
    expect(faults({ body: z.array(z.string()) }, { body: Array(130_000).fill(1) })).toHaveLength(100);
  });
});

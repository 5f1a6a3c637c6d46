import { inCompany } from '@paga/contract/access-level';
import { endpoint } from '@paga/contract/endpoint';
import { z } from 'zod';
import { call } from './call.ts';
import { configureClient } from './configure-client.ts';

const facts = {
  method: 'GET',
  summary: 'Things',
  response: 'empty',
  effect: 'read',
  access: inCompany,
} as const;
const getThings = endpoint({ ...facts, path: '/things' });
const searchThings = endpoint({
  ...facts,
  path: '/things/search',
  base: 'root',
  query: z.strictObject({ word: z.string() }),
});

/** The addresses that both calls go to, where the client is configured with these bases. */
async function addresses(bases: { baseUrl: string; rootUrl?: string }): Promise<string[]> {
  const seen: string[] = [];
  configureClient({
    ...bases,
    token: { read: () => null, write: () => undefined },
    companyId: () => null,
    fetch: async (request) => {
      seen.push((request as Request).url);
      return new Response(null, { status: 204 });
    },
  });
  await call(getThings);
  await call(searchThings, { query: { word: 'x' } });
  return seen;
}

test('a backend of two bases is asked at each, one of a single base there', async () => {
  const api = 'http://localhost/api';
  expect(await addresses({ baseUrl: api })).toEqual([`${api}/things`, `${api}/things/search?word=x`]);
  expect(await addresses({ baseUrl: api, rootUrl: 'http://localhost' })).toEqual([
    `${api}/things`,
    'http://localhost/things/search?word=x',
  ]);
});

import { inCompany } from '@paga/contract/access-level';
import { endpoint } from '@paga/contract/endpoint';
import { call } from './call.ts';
import { configureClient } from './configure-client.ts';

const getThings = endpoint({
  ...({ method: 'GET', path: '/things', summary: 'Things' } as const),
  ...({ response: 'empty', effect: 'read', access: inCompany } as const),
});

/** What the backend saw of the wire, and how often the page heard that it is too old. */
async function made(things: typeof getThings & { wire?: string }, answer: () => Response) {
  const seen: (string | null)[] = [];
  let tooOld = 0;
  configureClient({
    ...{ baseUrl: 'http://localhost/api', token: { read: () => null, write: () => undefined } },
    companyId: () => null,
    onWireChanged: () => {
      tooOld += 1;
    },
    fetch: async (request) => {
      seen.push((request as Request).headers.get('paga-wire'));
      return answer();
    },
  });
  const code = await call(things).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  return { seen, tooOld, code };
}

test('a call says the number of the wire that it was built with; one that has none says nothing', async () => {
  const empty = () => new Response(null, { status: 204 });
  const said = await made({ ...getThings, wire: 'leave/3;2' }, empty);
  expect(said).toEqual({ seen: ['leave/3;2'], tooOld: 0, code: 'done' });
  expect(await made(getThings, empty)).toEqual({ seen: [null], tooOld: 0, code: 'done' });
});

test('a refusal because the call changed says so to the page, once and without a second try', async () => {
  const refusal = () => Response.json({ code: 'WIRE_CHANGED', errorId: 'e' }, { status: 409 });
  expect(await made({ ...getThings, wire: 'leave/1' }, refusal)).toEqual({
    seen: ['leave/1'],
    tooOld: 1,
    code: 'WIRE_CHANGED',
  });
});

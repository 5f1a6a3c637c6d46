import { createDocument, sendDocument, updateDocument } from '@paga/contract/documents';
import { freshServer, type TestServer } from '@paga/testing/server';
import { aDocx } from '@paga/testing/word';
import { z } from 'zod';
import { areas } from '#areas.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { outboxMail } from '#core/mail/table.ts';

// A `requestId` stands for one request of one person: with anything else it is refused, never answered as if it had been done.

/** The calls that are tried below. */
const TRIED = ['sendDocument'];
const REQUEST_ID = 'b5a7c1de-28d1-4b1e-9c07-5a3a5d5b9a01';

const carriesRequestId = (schema: z.ZodType | undefined) =>
  schema !== undefined &&
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes('"requestId"');

test('every call that carries a requestId says that it refuses one used for something else, and is tried here', () => {
  const carriers = bindCalls(areas).filter(({ call }) =>
    [call.params, call.query, call.body].some(carriesRequestId),
  );
  expect(carriers.map(({ name }) => name)).toEqual(TRIED);
  for (const { call } of carriers) expect(call.errors).toContain('REQUEST_ID_USED');
});

let server: TestServer;
beforeAll(async () => {
  server = await freshServer('request_ids');
});

const file = (text: string) => new File([aDocx([text])], 'Kontrata.docx');

test('sendDocument: another address, template, person or file is 409; the same again and another id are 204', async () => {
  const agimi = await server.company({ name: 'Agimi' });
  const admin = server.as(agimi.admin);
  const made = (name: string) =>
    admin.call(createDocument, { body: { tenantId: agimi.id, name, file: file(name) } });
  const [{ id: documentId }, { id: other }] = [(await made('Kontratë')).body, (await made('Vërtetim')).body];
  const asked = { documentId, email: 'mira@example.com', requestId: REQUEST_ID };
  const send = (change: object = {}, by = agimi.admin) =>
    server.as(by).call(sendDocument, { body: { ...asked, ...change } });
  const mails = () => server.inCompany(agimi.id, (tx) => tx.select().from(outboxMail));

  expect((await send()).status).toBe(204);
  expect((await send()).status).toBe(204);
  expect((await send({ requestId: REQUEST_ID.toUpperCase() })).status).toBe(204);
  const used = { status: 409, body: { code: 'REQUEST_ID_USED' } };
  expect(await send({ email: 'besa@example.com' })).toMatchObject(used);
  expect(await send({ documentId: other })).toMatchObject(used);
  expect(await send({}, agimi.user)).toMatchObject(used);
  await admin.call(updateDocument, { body: { id: documentId, file: file('Kontratë e re') } });
  expect(await send()).toMatchObject(used);
  expect(await mails()).toHaveLength(1);

  const fresh = 'b5a7c1de-28d1-4b1e-9c07-5a3a5d5b9a02';
  const answers = await Promise.all(
    ['mira@example.com', 'besa@example.com', 'mira@example.com'].map((email) =>
      send({ email, requestId: fresh }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  expect(await mails()).toHaveLength(2);
});

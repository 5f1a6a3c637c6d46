import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { inCompany, signedIn } from '@paga/contract/access-level';
import { endpoint } from '@paga/contract/endpoint';
import { refusedAs, unlessTrue } from '@paga/contract/refusal';
import { z } from 'zod';
import { ApiError, isApiError } from './api-error.ts';
import { call } from './call.ts';
import type { StepUpQuestion } from './client-configuration.ts';
import { configureClient } from './configure-client.ts';
import { invalidates, mutation, query } from './query.ts';

/** One request as the backend saw it. */
type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A tiny HTTP server that answers as a test says, and a client configured for it. */
class TestBackend {
  readonly seen: Seen[] = [];
  token: string | null = 'handle-1';
  company: number | null = 7;
  signedOut = 0;
  authorizations = 0;
  askedFor: StepUpQuestion[] = [];
  onStepUpNeeded: (question: StepUpQuestion) => Promise<boolean> = async () => false;
  answer: (response: ServerResponse, seen: Seen) => void = (response) => response.end('{}');
  #server: Server | undefined;

  async start(timeoutMs = 20_000): Promise<void> {
    this.#server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      this.seen.push(seen);
      this.answer(response, seen);
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    configureClient({
      baseUrl: `http://127.0.0.1:${port}/api`,
      token: {
        read: () => this.token,
        write: (token) => {
          this.token = token;
        },
      },
      companyId: () => this.company,
      onSignedOut: () => {
        this.signedOut += 1;
      },
      onAuthorizationRequired: () => {
        this.authorizations += 1;
      },
      onStepUpNeeded: (question) => this.onStepUpNeeded(question),
      timeoutMs,
    });
  }

  json(status: number, value: unknown): void {
    this.answer = (response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

const getThing = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 'A thing',
  params: z.strictObject({ id: z.number() }),
  query: z.strictObject({ word: z.string().optional(), kinds: z.array(z.number()).optional() }),
  response: z.object({ name: z.string() }),
  effect: 'read',
  access: inCompany,
});
const saveThing = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'Save',
  body: z.strictObject({ name: z.string() }),
  response: 'empty',
  effect: 'write',
  access: inCompany,
});
const rotate = endpoint({
  method: 'POST',
  path: '/rotate',
  summary: 'Rotate',
  response: z.object({ token: z.string() }),
  effect: 'write',
  access: inCompany,
});
const getFile = endpoint({
  method: 'GET',
  path: '/file',
  summary: 'A file',
  response: 'file',
  effect: 'read',
  access: inCompany,
});
const upload = endpoint({
  method: 'POST',
  path: '/upload',
  summary: 'Upload',
  body: z.strictObject({ userId: z.number(), file: z.file(), employeeIds: z.array(z.number()) }),
  bodyType: 'multipart',
  response: 'empty',
  effect: 'write',
  access: inCompany,
});
const checkCode = endpoint({
  method: 'POST',
  path: '/code',
  summary: 'Check',
  response: z.object({ value: z.boolean() }),
  refusal: unlessTrue('CLOSING_CODE_WRONG'),
  effect: 'write',
  access: inCompany,
});

const postSalaries = endpoint({
  method: 'POST',
  path: '/post',
  summary: 'Post',
  response: z.object({ success: z.boolean(), errorMessage: z.string().nullable() }),
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  effect: 'write',
  access: inCompany,
});

const backend = new TestBackend();
beforeEach(async () => {
  backend.seen.length = 0;
  backend.signedOut = 0;
  backend.authorizations = 0;
  backend.askedFor.length = 0;
  backend.token = 'handle-1';
  backend.company = 7;
  backend.json(200, { name: 'Arta' });
  await backend.start();
});
afterEach(() => backend.stop());

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

describe('a call', () => {
  it('fills the path, writes the query, and sends bearer and company', async () => {
    const thing = await call(getThing, { params: { id: 5 }, query: { word: 'a&b', kinds: [1, 2] } });
    expect(thing).toEqual({ name: 'Arta' });
    expect(backend.seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/things/5?word=a%26b&kinds%5B%5D=1&kinds%5B%5D=2',
    });
    expect(backend.seen[0]?.headers).toMatchObject({ authorization: 'Bearer handle-1', 'x-company': '7' });
  });

  it('sends neither header when there is no session and no company', async () => {
    backend.token = null;
    backend.company = null;
    await call(getThing, { params: { id: 5 }, query: {} });
    expect(backend.seen[0]?.headers.authorization).toBeUndefined();
    expect(backend.seen[0]?.headers['x-company']).toBeUndefined();
  });

  it('sends JSON and takes 204 for nothing', async () => {
    backend.answer = (response) => response.writeHead(204).end();
    await expect(call(saveThing, { body: { name: 'Ë' } })).resolves.toBeUndefined();
    expect(JSON.parse(backend.seen[0]?.body ?? '')).toEqual({ name: 'Ë' });
    expect(backend.seen[0]?.headers['content-type']).toContain('application/json');
  });

  it('marks a poll that no person asked for', async () => {
    await call(getThing, { params: { id: 1 }, query: {} }, { background: true });
    expect(backend.seen[0]?.headers['x-background']).toBe('1');
  });

  it('keeps the new token of an answer', async () => {
    backend.json(200, { token: 'handle-2' });
    await call(rotate);
    expect(backend.token).toBe('handle-2');
  });

  it('sends files and lists as multipart', async () => {
    backend.answer = (response) => response.writeHead(204).end();
    await call(upload, {
      body: { userId: 7, file: new File(['a,b'], 'punëtorët.csv'), employeeIds: [3, 4] },
    });
    const { headers, body } = backend.seen[0] ?? { headers: {}, body: '' };
    expect(headers['content-type']).toContain('multipart/form-data; boundary=');
    expect(body.match(/name="employeeIds\[\]"/g)).toHaveLength(2);
    expect(body).toContain('filename="punëtorët.csv"');
  });

  it.each([
    ['attachment; filename="Pagat 10-2026.xlsx"', 'Pagat 10-2026.xlsx'],
    ["attachment; filename*=UTF-8''%E0%A4%A", 'file'],
    [undefined, 'file'],
  ])('reads the name of a file in %s', async (disposition, name) => {
    backend.answer = (response) =>
      response.writeHead(200, disposition ? { 'content-disposition': disposition } : {}).end('x');
    expect(((await call(getFile)) as File).name).toBe(name);
  });

  it('answers a file under the name the server gives it', async () => {
    backend.answer = (response) =>
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': "attachment; filename*=UTF-8''flet%C3%AB.pdf",
        })
        .end('%PDF');
    const file = (await call(getFile)) as File;
    expect([file.name, file.type, await file.text()]).toEqual(['fletë.pdf', 'application/pdf', '%PDF']);
  });
});

describe('a refused call', () => {
  it('throws the code, the fields and the error id', async () => {
    const fields = [{ path: 'body.name', code: 'too_small', message: 'at least 1' }];
    backend.json(422, { code: 'VALIDATION_FAILED', message: 'no', fields, errorId: 'e1' });
    const error = await failure(call(saveThing, { body: { name: '' } }));
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 422, fields, errorId: 'e1' });
    expect(isApiError(error, 'VALIDATION_FAILED')).toBe(true);
  });

  it.each([
    [404, 'NOT_FOUND'],
    [403, 'FORBIDDEN'],
    [503, 'UNAVAILABLE'],
    [500, 'INTERNAL'],
    [418, 'INTERNAL'],
  ])('judges a foreign %i page by its status', async (status, code) => {
    backend.answer = (response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>proxy</h1>');
    expect(await failure(call(getThing, { params: { id: 1 }, query: {} }))).toMatchObject({ code, status });
  });

  it('reads a refusal inside a 200', async () => {
    backend.json(200, { value: false });
    expect(await failure(call(checkCode))).toMatchObject({ code: 'CLOSING_CODE_WRONG', status: 200 });
    backend.json(200, { value: true });
    await expect(call(checkCode)).resolves.toEqual({ value: true });
  });

  it('keeps the message of the answer that refused', async () => {
    backend.json(200, { success: false, errorMessage: 'No account for 4200' });
    expect(await failure(call(postSalaries))).toMatchObject({
      code: 'BOOKKEEPING_REFUSED',
      message: 'No account for 4200',
    });
  });

  it('takes a code that it does not know for one it knows by the status', async () => {
    backend.json(409, { code: 'toString' });
    expect(await failure(call(rotate))).toMatchObject({ code: 'CONFLICT', status: 409 });
  });

  it('takes a page under a 200 for an internal error', async () => {
    backend.answer = (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to the Wi-Fi</h1>');
    expect(await failure(call(rotate))).toMatchObject({ code: 'INTERNAL', status: 200 });
  });

  it('reports a lost session once, however many calls were under way', async () => {
    backend.json(401, { code: 'NOT_SIGNED_IN', errorId: 'e' });
    const errors = await Promise.all(
      [1, 2, 3, 4, 5].map((id) => failure(call(getThing, { params: { id }, query: {} }))),
    );
    expect(errors.map((error) => error?.code)).toEqual(Array(5).fill('NOT_SIGNED_IN'));
    expect(backend.signedOut).toBe(1);
  });

  it('reports the end of the next session again', async () => {
    backend.json(401, { code: 'NOT_SIGNED_IN', errorId: 'e' });
    await failure(call(saveThing, { body: { name: 'x' } }));
    backend.json(200, { token: 'handle-2' });
    await call(rotate);
    backend.json(401, { code: 'NOT_SIGNED_IN', errorId: 'e' });
    await failure(call(saveThing, { body: { name: 'x' } }));
    expect(backend.signedOut).toBe(2);
  });

  it('makes a call again whose bearer half ended while it was under way', async () => {
    backend.answer = (response, { headers }) => {
      if (headers.authorization === 'Bearer handle-2') return response.writeHead(200).end('{"name":"Arta"}');
      backend.token = 'handle-2';
      return response.writeHead(401).end('{"code":"NOT_SIGNED_IN","errorId":"e"}');
    };
    await expect(call(getThing, { params: { id: 1 }, query: {} })).resolves.toEqual({ name: 'Arta' });
    expect([backend.seen.length, backend.signedOut]).toEqual([2, 0]);
  });

  it('reports a lost session, not a wrong password', async () => {
    backend.json(401, { code: 'NOT_SIGNED_IN', errorId: 'e' });
    await failure(call(rotate));
    expect(backend.signedOut).toBe(1);
    backend.json(401, { code: 'WRONG_CREDENTIALS', errorId: 'e' });
    await failure(call(rotate));
    expect(backend.signedOut).toBe(1);
  });

  it.each([
    ['STEP_UP_NEEDED', 'either'],
    ['PASSKEY_NEEDED', 'passkey'],
    ['PASSWORD_NOT_OWN', 'ownPassword'],
  ] as const)(
    'refused with %s is made once more when the person has given %s, and fails when not',
    async (code, wants) => {
      const answers = [false, true, true];
      backend.onStepUpNeeded = async (question) => {
        backend.askedFor.push(question);
        return answers[backend.askedFor.length - 1] ?? false;
      };
      let confirmed = false;
      backend.answer = (response) => {
        const body = JSON.stringify(confirmed ? { name: 'Arta' } : { code, errorId: 'x' });
        response.writeHead(confirmed ? 200 : 403, { 'content-type': 'application/json' }).end(body);
        confirmed = backend.askedFor.length === 2;
      };
      const get = (options = {}) => call(getThing, { params: { id: 1 }, query: {} }, options);
      expect(await failure(get({ background: true }))).toMatchObject({ code });
      expect(await failure(get())).toMatchObject({ code });
      // Asked once for a call, also when the server wants it again.
      expect(await failure(get({ company: 9 }))).toMatchObject({ code });
      expect(await get()).toEqual({ name: 'Arta' });
      expect(backend.askedFor).toEqual([
        { companyId: 7, wants },
        { companyId: 9, wants },
      ]);
    },
  );

  it('that names no company asks for a step-up of none', async () => {
    backend.json(403, { code: 'STEP_UP_NEEDED', errorId: 'x' });
    backend.onStepUpNeeded = async (question) => {
      backend.askedFor.push(question);
      return false;
    };
    await failure(call({ ...getThing, access: signedIn }, { params: { id: 1 }, query: {} }));
    expect(backend.askedFor).toEqual([{ companyId: null, wants: 'either' }]);
  });

  it('reports a 411 as a missing authorization of the bookkeeping service', async () => {
    backend.answer = (response) => response.writeHead(411).end();
    expect(await failure(call(rotate))).toMatchObject({
      code: 'BOOKKEEPING_AUTHORIZATION_REQUIRED',
      status: 411,
    });
    expect(backend.authorizations).toBe(1);
  });
});

describe('a call without an answer', () => {
  it('fails with TIMEOUT', async () => {
    backend.answer = () => undefined;
    expect(await failure(call(getThing, { params: { id: 1 }, query: {} }, { timeoutMs: 50 }))).toMatchObject({
      code: 'TIMEOUT',
      status: 0,
    });
  });

  it('fails with TIMEOUT when the answer stalls half way', async () => {
    backend.answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"name":');
    expect(await failure(call(getThing, { params: { id: 1 }, query: {} }, { timeoutMs: 80 }))).toMatchObject({
      code: 'TIMEOUT',
    });
  });

  it('fails with NETWORK when the answer breaks off', async () => {
    backend.answer = (response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        .write('{"name":');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failure(call(getThing, { params: { id: 1 }, query: {} }))).toMatchObject({
      code: 'NETWORK',
      status: 0,
    });
  });

  it('fails with NETWORK when nobody listens', async () => {
    await backend.stop();
    expect(await failure(call(getThing, { params: { id: 1 }, query: {} }))).toMatchObject({
      code: 'NETWORK',
      status: 0,
    });
    await backend.start();
  });

  it('throws the abort when the caller gives up', async () => {
    backend.answer = () => undefined;
    const controller = new AbortController();
    const pending = failure(call(getThing, { params: { id: 1 }, query: {} }, { signal: controller.signal }));
    controller.abort();
    expect(await pending).not.toBeInstanceOf(ApiError);
  });
});

describe('the query options', () => {
  it('hold the call, the company of the tab and the input in their key', () => {
    const input = { params: { id: 1 }, query: { word: 'x' } };
    expect(query(getThing, input).queryKey).toEqual(['GET /things/{id}', 7, input]);
    backend.company = 8;
    expect(query(getThing, input).queryKey[1]).toBe(8);
  });

  it('find every cached answer of a call by the start of its key', () => {
    expect(invalidates(getThing)).toEqual({ queryKey: ['GET /things/{id}'] });
  });

  it('make the call', async () => {
    await expect(query(getThing, { params: { id: 1 }, query: {} }).queryFn({})).resolves.toEqual({
      name: 'Arta',
    });
    backend.json(200, { token: 'handle-3' });
    await mutation(rotate).mutationFn({});
    expect(backend.token).toBe('handle-3');
  });
});

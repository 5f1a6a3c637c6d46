import { NoConnection } from '#core/db/connection-fault.ts';
import { errorAnswer } from '../error-answer.ts';
import { type BodyPace, bodyBytes, bodyPieces } from './read-bytes.ts';

const LIMIT = 1_000;
/** Fast enough until the body stands still. */
const STILL: BodyPace = { graceMs: 5, bytesASecond: 0, lookedAtEveryMs: 1 };
/** Late at the first look. */
const AT_ONCE: BodyPace = { graceMs: 0, bytesASecond: 1e12, lookedAtEveryMs: 1 };

/** A request whose body begins with `text` and then does what `then` says. */
const begun = (text: string, then: (controller: ReadableStreamDefaultController) => void, headers = {}) =>
  new Request('http://localhost', {
    method: 'POST',
    headers,
    duplex: 'half',
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        then(controller);
      },
    }),
  } as RequestInit);
const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

async function pieces(request: Request, pace?: BodyPace): Promise<string> {
  let text = '';
  for await (const piece of bodyPieces(request, LIMIT, pace)) text += new TextDecoder().decode(piece);
  return text;
}
const whole = async (request: Request, pace?: BodyPace) =>
  new TextDecoder().decode(await bodyBytes(request, LIMIT, pace));

describe.each([
  ['whole', whole],
  ['piece by piece', pieces],
])('a body that is read %s', (_, read) => {
  test('is read to its end', async () => {
    expect(await read(begun('{"a":1}', (c) => c.close()))).toBe('{"a":1}');
    expect(await read(begun('{"a":1}', (c) => c.close(), { 'content-length': '7' }))).toBe('{"a":1}');
  });

  test('is refused when it is larger than it may be, by what it says and by what comes', async () => {
    const large = 'x'.repeat(LIMIT + 1);
    await expect(read(begun('x', (c) => c.close(), { 'content-length': '1001' }))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    await expect(read(begun(large, (c) => c.close()))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test.each([{}, { 'content-length': '900' }])('that stops half-way is given up, %j', async (headers) => {
    for (const pace of [AT_ONCE, STILL]) {
      const stopped = begun('{"a":', () => {}, headers);
      await expect(read(stopped, pace)).rejects.toMatchObject({ code: 'BODY_INCOMPLETE' });
    }
  });

  test.each([{}, { 'content-length': '900' }])(
    'whose client is gone is the client’s fault, %j',
    async (headers) => {
      const gone = read(begun('{"a":', (c) => c.error(reset), headers));
      await expect(gone).rejects.toMatchObject({ code: 'BODY_INCOMPLETE' });
    },
  );
});

test('a client that is gone may look like an end: what was said to come has not', async () => {
  const short = begun('{"a":1}', (c) => c.close(), { 'content-length': '900' });
  await expect(pieces(short)).rejects.toMatchObject({ code: 'BODY_INCOMPLETE' });
});

test('a lost connection is the database’s only where the database was spoken to', () => {
  const codeOf = (error: unknown) => errorAnswer(error).body.code;
  const read = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
  expect([codeOf(read), codeOf(reset), codeOf(new TypeError('fetch failed', { cause: read }))]).toEqual([
    'INTERNAL',
    'INTERNAL',
    'INTERNAL',
  ]);
  expect(codeOf(new NoConnection(read))).toBe('DATABASE_LOST');
  expect(codeOf(new NoConnection(Object.assign(new Error(), { code: '57P03' })))).toBe('UNAVAILABLE');
});

import { dice } from '@paga/payroll/random-salary';
import { readForm } from './read-form.ts';

const seed = Number(process.env.PAGA_SEED ?? 20_261_128);
const below = dice(seed);

/** The body in pieces of `size` bytes, as a slow line brings it. */
async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const shown = async (entries: [string, string | File][]) =>
  Promise.all(
    entries.map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, await value.text()],
    ]),
  );

/** A form as browsers write it. */
async function written(): Promise<{ text: string; boundary: string }> {
  const form = new FormData();
  form.append('userId', '1');
  form.append('names[]', 'Çelësi "i" parë');
  form.append('file', new File(['%PDF-1.7\r\n--x'], 'Raporti "ë" 1\\2.pdf', { type: 'application/pdf' }));
  form.append('empty', new File([], 'bosh.txt'));
  const response = new Response(form);
  const [, boundary = ''] = /boundary=(.+)$/.exec(response.headers.get('content-type') ?? '') ?? [];
  return { text: await response.text(), boundary };
}

test.each([1, 7, 100_000])('reads a form in pieces of %d bytes as it was written', async (size) => {
  const { text, boundary } = await written();
  expect(await shown(await readForm(inPieces(text, size), boundary))).toEqual([
    ['userId', '1'],
    ['names[]', 'Çelësi "i" parë'],
    ['file', ['Raporti "ë" 1\\2.pdf', '%PDF-1.7\r\n--x']],
    ['empty', ['bosh.txt', '']],
  ]);
});

test('a field of more than 2 MB is too large', async () => {
  const { text, boundary } = await written();
  const long = text.replace('\r\n\r\n1\r\n', `\r\n\r\n${'1'.repeat(2 * 1024 * 1024 + 1)}\r\n`);
  await expect(readForm(inPieces(long, 100_000), boundary)).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  });
});

test(`ends with entries or an error, whatever arrives, from seed ${seed}`, async () => {
  const { text, boundary } = await written();
  const junk = [
    '\r\n',
    `--${boundary}`,
    `--${boundary}--`,
    '\0',
    '"',
    ';',
    ': ',
    'filename="a"',
    'Content-Disposition: form-data',
  ];
  const ended = { read: 0, refused: 0 };
  for (let n = 0; n < 400; n += 1) {
    const [at, cut] = [below(text.length), below(40)];
    const spoiled = text.slice(0, at) + (junk[below(junk.length)] ?? '') + text.slice(at + cut);
    const body = below(4) === 0 ? spoiled.slice(0, below(spoiled.length)) : spoiled;
    const outcome = await readForm(inPieces(body, 1 + below(200)), boundary).then(
      () => 'read' as const,
      () => 'refused' as const,
    );
    ended[outcome] += 1;
  }
  expect(ended.read + ended.refused).toBe(400);
  expect(Math.min(ended.read, ended.refused)).toBeGreaterThan(20);
});

import { dice } from '@paga/payroll/random-salary';
import { areas } from '#areas.ts';
import type { DomainError } from '#core/domain-error.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { formBoundary } from '#core/http/request/content-type.ts';
import { FORM_PARTS } from '#core/http/request/read-form.ts';
import { readParts } from '#core/http/request/request-parts.ts';

// Two readers of one content type must not disagree: what counts the parts and what takes them apart are thrown the same grammar of types, at every call that
// takes a form. The platform's own parser is the third reader, which agrees wherever ours takes a type at all.
const seed = Number(process.env.PAGA_SEED ?? 20_261_128);
const TYPES = process.env.PAGA_SOAK === '1' ? 20_000 : 150;
const forms = bindCalls(areas).filter(({ call }) => call.bodyType === 'multipart');

const below = dice(seed);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

/** Parts of the grammar: media types, names of parameters, their values, what stands between. */
const MEDIA = [
  ...Array<string>(8).fill('multipart/form-data'),
  'multipart/form-data',
  'Multipart/Form-Data',
  'multipart/mixed',
  'application/json',
  'multipart/form-data\t',
];
const NAMES = [
  ...Array<string>(8).fill('boundary'),
  'boundary',
  'Boundary',
  'xboundary',
  'boundary*',
  'boundary*0',
  'charset',
  ' boundary',
  'x; boundary',
  'boun',
];
const VALUES = [
  ...Array<string>(8).fill('b'),
  'b',
  '"b"',
  '"\\b"',
  "'b'",
  'zzzz',
  '"zz zz"',
  '""',
  '',
  'b b',
  '"b;c"',
  '"b',
  'b"',
  "utf-8''b",
  '----WebKitFormBoundaryAbC123',
  'ë',
  'b'.repeat(71),
];
const BETWEEN = [...Array<string>(6).fill('; '), ';', '; ', ' ; ', ',', ';;', '\t;', ' '];
const typeOf = () =>
  pick(MEDIA) +
  Array.from(
    { length: pick([0, 1, 1, 1, 1, 2, 2, 3]) },
    () => `${pick(BETWEEN)}${pick(NAMES)}${pick(['=', '=', '=', ' = '])}${pick(VALUES)}`,
  ).join('') +
  pick(['', '', '', ';', ' ', '; x']);

const DETOURS = [
  'multipart/form-data; xboundary=zzzz; boundary=b',
  'multipart/form-data; boundary="\\b"',
  'multipart/form-data; boundary=zzzz; boundary=b',
  'multipart/form-data; boundary=b; boundary=zzzz',
  'multipart/form-data; x="; boundary=zzzz"; boundary=b',
  'multipart/form-data; boundary=b; charset=utf-8',
  "multipart/form-data; boundary*=utf-8''b",
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain; multipart/form-data; boundary=b',
];
const HONEST: [string, string][] = [
  ['multipart/form-data; boundary=b', 'b'],
  ['multipart/form-data;boundary="b"', 'b'],
  ['Multipart/Form-Data; Boundary=----WebKitFormBoundaryAbC123', '----WebKitFormBoundaryAbC123'],
  ['multipart/form-data; boundary="gc0p4Jq0M2Yt08j34c0p=?:/()+,."', 'gc0p4Jq0M2Yt08j34c0p=?:/()+,.'],
];

const bodyOf = (boundary: string, parts: number) =>
  `${Array.from({ length: parts }, (_, at) => `--${boundary}\r\nContent-Disposition: form-data; name="a${at}"\r\n\r\n${at}\r\n`).join('')}--${boundary}--\r\n`;

/** What the server makes of a form: how many fields it read, or the code of its refusal. */
async function read({ call }: (typeof forms)[number], type: string, body: string): Promise<number | string> {
  const request = new Request('http://localhost/api', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  return readParts(call, request, {}).then(
    (raw) => Object.keys(raw.body ?? {}).length,
    (error: DomainError) => error.code,
  );
}

const types = [...DETOURS, ...Array.from({ length: TYPES }, typeOf)].filter((type) => {
  // What no header can carry never arrives.
  try {
    return new Headers({ 'content-type': type }).get('content-type') !== null;
  } catch {
    return false;
  }
});

test.each(DETOURS)('%s is refused', (type) => {
  expect(formBoundary(type)).toBeUndefined();
});

test.each(HONEST)('%s has the boundary %s, and the thousandth part is the last', async (type, boundary) => {
  expect(formBoundary(type)).toBe(boundary);
  for (const form of forms) {
    const taken = await read(form, type, bodyOf(boundary, 3));
    expect([form.name, taken]).toEqual([form.name, 3]);
  }
  const [form] = forms as [(typeof forms)[number]];
  expect(await read(form, type, bodyOf(boundary, FORM_PARTS))).toBe(FORM_PARTS);
  expect(await read(form, type, bodyOf(boundary, FORM_PARTS + 1))).toBe('PAYLOAD_TOO_LARGE');
});

test(`of ${TYPES} types from seed ${seed} every call refuses a type, or counts the parts that it reads`, async () => {
  expect(forms.length).toBeGreaterThan(5);
  const wrong: string[] = [];
  let taken = 0;
  for (const [nth, type] of types.entries()) {
    const boundary = formBoundary(type);
    const body = bodyOf(boundary ?? 'b', 3);
    const platform = async () =>
      [...(await new Response(body, { headers: { 'content-type': type } }).formData()).keys()].length;
    const expected = boundary === undefined ? 'UNSUPPORTED_MEDIA_TYPE' : 3;
    if (boundary !== undefined) taken += 1;
    if (boundary !== undefined && (await platform().catch(() => 0)) !== 3)
      wrong.push(`the platform: ${type}`);
    for (const form of forms) {
      const seen = await read(form, type, body);
      if (seen !== expected) wrong.push(`${form.name}: ${type}: ${seen}`);
    }
    const form = forms[nth % forms.length] as (typeof forms)[number];
    const many = await read(form, type, bodyOf(boundary ?? 'b', FORM_PARTS + 1));
    if (many !== (boundary === undefined ? 'UNSUPPORTED_MEDIA_TYPE' : 'PAYLOAD_TOO_LARGE'))
      wrong.push(`${form.name}: ${type}: ${many} of ${FORM_PARTS + 1} parts`);
  }
  expect(wrong).toEqual([]);
  expect(taken).toBeGreaterThan(5);
});

import { type Objects, tagOf } from './objects.ts';
import { Refusal } from './refusal.ts';

/** A request whose signature held. */
type Asked = {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  now: Date;
  /** How many keys a list names at once. */
  page: number;
  /** Answers as Swift does, which refuses a put with a condition by 501. */
  unconditional: boolean;
};
export type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const element = (name: string, text: string | number | boolean) =>
  `<${name}>${escaped(String(text))}</${name}>`;
const xml = (root: string, inside: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</${root}>`,
});

function pieceOf(bytes: Buffer, asked: string): Answer {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(asked) ?? [];
  const start = Number(from);
  const end = Math.min(to === '' ? bytes.length : Number(to) + 1, bytes.length);
  if (from === '' || start >= bytes.length || end <= start) throw new Refusal(416, 'InvalidRange', asked);
  const headers = { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}`, etag: tagOf(bytes) };
  return { status: 206, headers, body: bytes.subarray(start, end) };
}

function read(objects: Objects, { key, headers }: Asked): Answer {
  const bytes = objects.get(key);
  if (typeof headers.range === 'string') return pieceOf(bytes, headers.range);
  return { status: 200, headers: { etag: tagOf(bytes) }, body: bytes };
}

function listed(objects: Objects, { query, page }: Asked): Answer {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.all.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const shown = keys.slice(0, page);
  const isCut = keys.length > shown.length;
  const rows = shown.map(
    (key) => `<Contents>${element('Key', key)}${element('Size', objects.get(key).length)}</Contents>`,
  );
  const next = isCut ? element('NextContinuationToken', shown.at(-1) ?? '') : '';
  return xml('ListBucketResult', `${element('IsTruncated', isCut)}${rows.join('')}${next}`);
}

function uploadsOf(objects: Objects, { query, page }: Asked): Answer {
  const after = query.get('upload-id-marker') ?? '';
  const open = [...objects.uploads]
    .filter(([id, { key }]) => key.startsWith(query.get('prefix') ?? '') && id > after)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const shown = open.slice(0, page);
  const isCut = open.length > shown.length;
  const rows = shown.map(
    ([id, { key, since }]) =>
      `<Upload>${element('Key', key)}${element('UploadId', id)}${element('Initiated', since.toISOString())}</Upload>`,
  );
  const [lastId = '', last] = shown.at(-1) ?? [];
  const next = isCut ? element('NextKeyMarker', last?.key ?? '') + element('NextUploadIdMarker', lastId) : '';
  return xml('ListMultipartUploadsResult', `${element('IsTruncated', isCut)}${rows.join('')}${next}`);
}

const PART = /<Part><PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag><\/Part>/g;
const unescaped = (text: string) =>
  text.replace(/&quot;/g, '"').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

function put(objects: Objects, { key, query, headers, body, unconditional }: Asked): Answer {
  if (unconditional && headers['if-none-match']) throw new Refusal(501, 'NotImplemented', 'If-None-Match');
  const uploadId = query.get('uploadId');
  if (uploadId !== null)
    objects.addPart(uploadId, key, { number: Number(query.get('partNumber')), bytes: body });
  else objects.put(key, body, headers['if-none-match'] === '*');
  return { status: 200, headers: { etag: tagOf(body) } };
}

function post(objects: Objects, { key, query, body, now }: Asked): Answer {
  if (query.has('uploads'))
    return xml('InitiateMultipartUploadResult', element('UploadId', objects.begin(key, now)));
  const parts = [...body.toString().matchAll(PART)].map(([, number, tag = '']) => ({
    number: Number(number),
    tag: unescaped(tag),
  }));
  return xml(
    'CompleteMultipartUploadResult',
    element('ETag', tagOf(objects.join(query.get('uploadId') ?? '', key, parts))),
  );
}

function remove(objects: Objects, { key, query }: Asked): Answer {
  const uploadId = query.get('uploadId');
  if (uploadId !== null) objects.giveUp(uploadId, key);
  else objects.all.delete(key);
  return { status: 204 };
}

const OF_OBJECT: Record<string, (objects: Objects, asked: Asked) => Answer> = {
  GET: read,
  PUT: put,
  POST: post,
  DELETE: remove,
};

/** What S3 answers about the objects of one bucket; whatever it has and we have not is refused. */
export function answerOf(objects: Objects, asked: Asked): Answer {
  if (asked.key === '' && asked.method === 'GET')
    return asked.query.has('uploads') ? uploadsOf(objects, asked) : listed(objects, asked);
  const answer = asked.key === '' ? undefined : OF_OBJECT[asked.method];
  if (!answer) throw new Refusal(501, 'NotImplemented', asked.method);
  return answer(objects, asked);
}

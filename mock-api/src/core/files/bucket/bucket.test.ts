import { createHash, randomBytes } from 'node:crypto';
import { type EmulatedS3, emulatedS3 } from '@paga/testing/emulated-s3';
import { AwsV4Signer } from 'aws4fetch';
import { Bucket } from './bucket.ts';
import { bucketFrom, requireApart } from './bucket-address.ts';
import { uploadInParts } from './upload-in-parts.ts';

const PATIENCE = { withinMs: 10_000, tries: 3, pauseMs: 1 };
const MB = 1024 * 1024;

let s3: EmulatedS3;
beforeAll(async () => {
  s3 = await emulatedS3(['paga', 'theirs'], { page: 2 });
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.bucket('paga').all.clear();
  s3.bucket('paga').uploads.clear();
  s3.troubles.length = 0;
  s3.asked.length = 0;
});

const address = (user: string, place = 'paga/files') =>
  bucketFrom('FILES_URL', `s3://${user}@${s3.url.slice('http://'.length)}/${place}?region=eu-central-1`);
const ours = (withinMs = PATIENCE.withinMs) =>
  new Bucket(address('paga:s3cret%2Fwith%2Bsigns'), { ...PATIENCE, withinMs });
const text = async (file: { stream: ReadableStream } | undefined) => file && new Response(file.stream).text();
const bytes = (of: string) => new TextEncoder().encode(of);
const away = { code: 'STORAGE_AWAY' };

test('an object is put, read whole or in part, listed over pages and removed, all under the prefix', async () => {
  const bucket = ours();
  for (const name of ['a/1', 'a/2', 'a/3', 'b/1']) await bucket.put(name, bytes(`${name} is here`));
  expect([...s3.bucket('paga').all.keys()]).toEqual(['files/a/1', 'files/a/2', 'files/a/3', 'files/b/1']);
  expect(await text(await bucket.open('a/2'))).toBe('a/2 is here');
  expect(await text(await bucket.open('a/2', { start: 4, end: 6 }))).toBe('is');
  expect([await bucket.sizeOf('a/2'), await bucket.sizeOf('a/9')]).toEqual([11, undefined]);
  expect(await bucket.list('a/')).toEqual(['a/1', 'a/2', 'a/3']);
  await bucket.remove('a/2');
  await bucket.remove('a/2');
  expect([await bucket.open('a/2'), await bucket.list('a/')]).toEqual([undefined, ['a/1', 'a/3']]);
});

test('what is put only where nothing is yet does not replace anything', async () => {
  const bucket = ours();
  expect([await bucket.putNew('mark', bytes('one')), await bucket.putNew('mark', bytes('two'))]).toEqual([
    true,
    false,
  ]);
  expect(await text(await bucket.open('mark'))).toBe('one');
});

test('of a service that knows no conditions what is there is not replaced either', async () => {
  const other = await emulatedS3(['paga'], { unconditional: true });
  const bucket = new Bucket(bucketFrom('FILES_URL', other.urlOf('paga')), PATIENCE);
  expect([
    await bucket.putNew('mark', bytes('one')),
    await bucket.putNew('mark', bytes('two')),
    await text(await bucket.open('mark')),
  ]).toEqual([true, false, 'one']);
  await other.close();
});

test('what is long goes in parts and is one object, or, when its bytes fail, none, and nothing stays of it', async () => {
  const bucket = ours();
  const pieces = [7, 9, 1, 3].map((size) => randomBytes(size * MB));
  const whole = Buffer.concat(pieces);
  async function* given(fails = false) {
    yield* pieces;
    if (fails) throw new Error('the source broke');
  }
  expect(await uploadInParts(bucket, 'long', given())).toBe(20 * MB);
  expect(s3.asked.filter((line) => line.includes('partNumber='))).toHaveLength(3);
  expect(s3.bucket('paga').all.get('files/long')?.equals(whole)).toBe(true);
  await expect(uploadInParts(bucket, 'never', given(true))).rejects.toThrow('the source broke');
  expect([await bucket.open('never'), s3.bucket('paga').uploads.size]).toEqual([undefined, 0]);
  async function* none() {}
  expect([await uploadInParts(bucket, 'empty', none()), await bucket.sizeOf('empty')]).toEqual([0, 0]);
});

test('uploads that were begun and left are listed over pages with their time, and given up', async () => {
  const bucket = ours();
  for (const key of ['x', 'y', 'z']) await bucket.ask({ method: 'POST', key, query: { uploads: '' } });
  const left = await bucket.unfinished();
  expect(left.map(({ key }) => key)).toEqual(['x', 'y', 'z']);
  expect(Date.now() - (left[0]?.since.getTime() ?? 0)).toBeLessThan(60_000);
  for (const upload of left) await bucket.giveUp(upload);
  expect(await bucket.unfinished()).toEqual([]);
});

test('a service that is busy, late or breaks off is asked again, and after the third time it is away', async () => {
  const bucket = ours();
  s3.troubles.push({ kind: 'busy' }, { kind: 'cut' });
  await bucket.put('a', bytes('whole'));
  s3.troubles.push({ kind: 'slow', ms: 60_000 }, { kind: 'cut', done: true });
  await ours(500).put('b', bytes('whole'));
  expect([await text(await bucket.open('a')), await text(await bucket.open('b'))]).toEqual([
    'whole',
    'whole',
  ]);
  s3.troubles.push({ kind: 'busy' }, { kind: 'busy' }, { kind: 'busy' });
  await expect(bucket.open('a')).rejects.toMatchObject(away);
  s3.troubles.push({ kind: 'cut' });
  await expect(bucket.open('a').then(text)).rejects.toThrow();
});

test.each([
  ['another secret', 'paga:wrong', 'paga', 'SignatureDoesNotMatch'],
  ['nobody it knows', 'nobody:x', 'paga', 'InvalidAccessKeyId'],
  ['somebody of another bucket', 'theirs:s3cret%2Fwith%2Bsigns', 'paga', 'AccessDenied'],
])('%s is refused, at once, and the cause says why', async (_, user, place, code) => {
  const refused = new Bucket(address(user, place), PATIENCE).put('a', bytes('x'));
  await expect(refused).rejects.toMatchObject({ ...away, cause: { message: expect.stringContaining(code) } });
  expect([s3.asked.length, s3.bucket('paga').all.size]).toEqual([1, 0]);
});

test('the emulator takes no other bytes than were signed, none unsigned, no old request and no small part', async () => {
  const said = async (headers: Record<string, string>, body: string, query = '', method = 'PUT') => {
    const signed = await new AwsV4Signer({
      ...{ method, url: `${s3.url}/paga/x${query}`, headers, service: 's3', region: 'us-east-1' },
      ...{ accessKeyId: 'paga', secretAccessKey: 's3cret/with+signs' },
      ...(headers['x-amz-date'] && { datetime: headers['x-amz-date'] }),
    }).sign();
    const response = await fetch(signed.url, { method, headers: signed.headers, body });
    return `${response.status} ${/<Code>(.*)<\/Code>/.exec(await response.text())?.[1]}`;
  };
  const hash = (of: string) => ({ 'x-amz-content-sha256': createHash('sha256').update(of).digest('hex') });
  expect(await said(hash('one'), 'two')).toBe('400 XAmzContentSHA256Mismatch');
  expect(await said({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }, 'two')).toBe('400 InvalidRequest');
  expect(await said({ ...hash('x'), 'x-amz-date': '20200101T000000Z' }, 'x')).toBe(
    '403 RequestTimeTooSkewed',
  );
  expect(s3.bucket('paga').all.size).toBe(0);
  const id = s3.bucket('paga').begin('x', new Date());
  for (const number of [1, 2]) await said(hash('tiny'), 'tiny', `?partNumber=${number}&uploadId=${id}`);
  const tag = createHash('md5').update('tiny').digest('hex');
  const parts = [1, 2].map(
    (number) => `<Part><PartNumber>${number}</PartNumber><ETag>"${tag}"</ETag></Part>`,
  );
  const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  expect(await said(hash(list), list, `?uploadId=${id}`, 'POST')).toBe('400 EntityTooSmall');
});

test('an address says what is wrong with it, without its secret', () => {
  const refusal = (of: string) => {
    try {
      bucketFrom('FILES_URL', of);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  for (const wrong of [
    'https://s3.example.com/paga',
    's3://host/paga',
    's3://id:hush@host',
    's3://id:hush@host/pa ga',
  ])
    expect(refusal(wrong)).toMatch(/FILES_URL/);
  expect(refusal('s3://id:hush@host')).not.toContain('hush');
  expect(
    bucketFrom('FILES_URL', 's3://id:a%2Fb@s3.eu-central-1.example.com/paga/files?region=eu-central-1'),
  ).toEqual({
    ...{ variable: 'FILES_URL', url: 'https://s3.eu-central-1.example.com/paga', prefix: 'files/' },
    ...{ region: 'eu-central-1', keyId: 'id', secret: 'a/b' },
  });
  const of = (id: string, bucket: string) => bucketFrom('FILES_URL', `s3://${id}:x@host/${bucket}`);
  expect(() => requireApart(of('a', 'files'), of('b', 'backups'))).not.toThrow();
  expect(() => requireApart(of('a', 'files'), of('a', 'backups'))).toThrow('a key of its own');
  expect(() => requireApart(of('a', 'files'), of('b', 'files/backups'))).toThrow('a bucket of their own');
});

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmulatedS3, emulatedS3 } from '@paga/testing/emulated-s3';
import { Bucket } from './bucket/bucket.ts';
import { bucketFrom } from './bucket/bucket-address.ts';
import { bucketFiles } from './bucket/bucket-files.ts';
import { type FileStore, keyOf, newFileKey, newPhotoKey } from './file-store.ts';
import { folderFiles } from './folder-files.ts';

const picture = Buffer.from('the pixels of a logo');
const other = Buffer.from('the pixels of anothe');

type Place = { files: FileStore; damage: (key: string, bytes: Buffer) => void };

let s3: EmulatedS3;
const folder = mkdtempSync(path.join(tmpdir(), 'paga-stores-'));
beforeAll(async () => {
  s3 = await emulatedS3(['paga']);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const PLACES: Record<string, () => Place> = {
  folder: () => ({
    files: folderFiles(folder),
    damage: (key, bytes) => writeFileSync(path.join(folder, key), bytes),
  }),
  bucket: () => ({
    files: bucketFiles(new Bucket(bucketFrom('FILES_URL', s3.urlOf('paga')))),
    damage: (key, bytes) => {
      const [of = '', kind = '', name = ''] = key.split('/');
      s3.bucket('paga').all.set(`${kind}/${of}/${name}`, bytes);
    },
  }),
};

const whole = async (files: FileStore, key: string) => {
  const opened = await files.openFile(key);
  return opened && new Response(opened.stream).text();
};

describe.each(Object.entries(PLACES))('in a %s', (_, place) => {
  test('a file is read as it was put, listed by its kind and removed', async () => {
    const { files } = place();
    const key = newFileKey(7, 'logos', 'png', picture);
    const photo = newPhotoKey(3, picture);
    for (const one of [key, photo]) await files.putFile(one, picture);
    expect(Buffer.from((await files.readFile(key)) ?? [])).toEqual(picture);
    expect([(await files.openFile(key))?.size, await whole(files, photo)]).toEqual([
      picture.length,
      String(picture),
    ]);
    expect([await files.listFiles('logos'), await files.listFiles('photos')]).toEqual([[key], [photo]]);
    for (const one of [key, photo, key]) await files.removeFile(one);
    expect([await files.readFile(key), await files.openFile(key), await files.listFiles('logos')]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  test('one that was changed where it lies is refused, and nobody gets it whole', async () => {
    const { files, damage } = place();
    const key = newFileKey(7, 'documents', 'pdf', picture);
    await files.putFile(key, picture);
    damage(key, other);
    await expect(files.readFile(key)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
    const got: number[] = [];
    const opened = await files.openFile(key);
    const take = new WritableStream<Uint8Array>({ write: (piece) => void got.push(piece.length) });
    await expect(opened?.stream.pipeTo(take)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
    expect(got.reduce((sum, size) => sum + size, 0)).toBeLessThan(other.length);
  });

  test('so is one that is laid in the place of another company, though its bytes are a file of ours', async () => {
    const { files } = place();
    const name = newFileKey(7, 'documents', 'pdf', picture).slice('7/'.length);
    await files.putFile(`8/${name}`, picture);
    await expect(files.readFile(`8/${name}`)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
  });

  test('the file of a report is compared as well', async () => {
    const { files, damage } = place();
    const key = keyOf('7/reports', `0199${'0f'.repeat(20)}`, 'xml', picture);
    await files.putFile(key, picture);
    expect(await whole(files, key)).toBe(String(picture));
    damage(key, other);
    await expect(whole(files, key)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
  });

  test('one named before names held a hash is read as it lies', async () => {
    const { files } = place();
    const old = `7/attachments/${'0f'.repeat(16)}.pdf`;
    const report = `7/reports/0199${'0f'.repeat(20)}.pdf`;
    for (const key of [old, report]) {
      await files.putFile(key, other);
      expect(await whole(files, key)).toBe(String(other));
    }
  });
});

test('files of the same bytes have names of their own, and no name is taken for a place', async () => {
  expect(newFileKey(7, 'logos', 'png', picture)).not.toBe(newFileKey(7, 'logos', 'png', picture));
  const key = keyOf('7/logos', '0123456789ab', 'png', picture);
  expect(key).toMatch(/^7\/logos\/0123456789ab[0-9a-f]{32}\.png$/);
  await folderFiles(folder).putFile(key, picture);
  expect(readFileSync(path.join(folder, key))).toEqual(picture);
  for (const { files } of Object.values(PLACES).map((place) => place()))
    await expect(files.putFile('../7/logos/x.png', picture)).rejects.toThrow('is no key of a file');
});

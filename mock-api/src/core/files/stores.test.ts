import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmulatedS3, emulatedS3 } from '@paga/testing/emulated-s3';
import { hasSwift, type Swift, startSwift } from '@paga/testing/installed-swift';
import { type MarkedPlace, markedBucket, markedFolder } from '../places/marked-place.ts';
import { type BackupStore, bytesOf } from './backup-store.ts';
import { Bucket } from './bucket/bucket.ts';
import { bucketFrom } from './bucket/bucket-address.ts';
import { bucketBackups } from './bucket/bucket-backups.ts';
import { bucketFiles } from './bucket/bucket-files.ts';
import { askBucket } from './bucket/bucket-request.ts';
import { type FileStore, keyOf, newFileKey, newPhotoKey } from './file-store.ts';
import { folderBackups } from './folder-backups.ts';
import { folderFiles } from './folder-files.ts';

/** Beside the emulator, which is ours: once in `pnpm soak`, where the system has it. */
const WITNESSED = process.env.PAGA_SOAK === '1' && hasSwift();
const makeBucket = async (url: string) => {
  await (await askBucket(bucketFrom('FILES_URL', url), { method: 'PUT' })).body?.cancel();
};

const picture = Buffer.from('the pixels of a logo');
const other = Buffer.from('the pixels of anothe');

type Place = { files: FileStore; mark: MarkedPlace; damage: (key: string, bytes: Buffer) => Promise<void> };

let s3: EmulatedS3;
let swift: Swift | undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'paga-stores-'));
beforeAll(async () => {
  s3 = await emulatedS3(['paga', 'backups']);
  if (WITNESSED) swift = await startSwift(makeBucket, ['paga', 'backups']);
});
afterAll(async () => {
  await s3.close();
  await swift?.stop();
  await rm(folder, { recursive: true });
});

const inBucket = (bucket: Bucket): Place => ({
  mark: markedBucket(bucket),
  files: bucketFiles(bucket),
  damage: (key, bytes) => {
    const [of = '', kind = '', name = ''] = key.split('/');
    return bucket.put(`${kind}/${of}/${name}`, bytes);
  },
});

const PLACES: Record<string, () => Place> = {
  folder: () => ({
    files: folderFiles(folder),
    mark: markedFolder(folder),
    damage: async (key, bytes) => writeFileSync(path.join(folder, key), bytes),
  }),
  bucket: () => inBucket(new Bucket(bucketFrom('FILES_URL', s3.urlOf('paga')))),
  ...(WITNESSED && {
    Swift: () => inBucket(new Bucket(bucketFrom('FILES_URL', swift?.urlOf('paga') ?? ''))),
  }),
};

const whole = async (files: FileStore, key: string) => {
  const opened = await files.openFile(key);
  return opened && new Response(opened.stream).text();
};

describe.each(Object.entries(PLACES))('in a %s', (_, place) => {
  test('a file is read as it was put, listed by its kind and removed', async () => {
    const { files, mark } = place();
    // What says whose place it is lies beside the files of companies, and is none of them.
    await mark.giveMark('0f2a');
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
    await damage(key, other);
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
    await damage(key, other);
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

const BACKUPS: Record<string, () => BackupStore> = {
  folder: () => folderBackups(path.join(folder, 'backups')),
  bucket: () => bucketBackups(new Bucket(bucketFrom('BACKUP_URL', s3.urlOf('backups')))),
  ...(WITNESSED && {
    Swift: () => bucketBackups(new Bucket(bucketFrom('BACKUP_URL', swift?.urlOf('backups') ?? ''))),
  }),
};

describe.each(Object.entries(BACKUPS))('backups in a %s', (_, place) => {
  const long = randomBytes(20_000_000);
  async function* pieces(fails = false) {
    yield long.subarray(0, 11_000_000);
    if (fails) throw new Error('the source broke');
    yield long.subarray(11_000_000);
  }

  test('one of any length is read whole and in part, by its name, and replaced in one step', async () => {
    const backups = place();
    await backups.putBackup('7/a', (async function* () {})());
    expect(await backups.putBackup('7/a', pieces())).toBe(long.length);
    const file = await backups.findBackup('7/a');
    if (!file) throw new Error('it is there');
    expect(file.size).toBe(long.length);
    expect((await bytesOf(file, 0, file.size)).equals(long)).toBe(true);
    expect(await bytesOf(file, 8_388_600, 8_388_620)).toEqual(long.subarray(8_388_600, 8_388_620));
    expect(await bytesOf(file, 5, 5)).toEqual(Buffer.alloc(0));
    expect((await backups.openBackup('7/a'))?.size).toBe(long.length);
    expect([await backups.findBackup('7/b'), await backups.openBackup('7/b')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('one whose bytes fail is not there; each company has its own, and what is removed is gone', async () => {
    const backups = place();
    await expect(backups.putBackup('7/never', pieces(true))).rejects.toThrow('the source broke');
    for (const name of ['7/b', '8/a'])
      await backups.putBackup(
        name,
        (async function* () {
          yield long.subarray(0, 9);
        })(),
      );
    expect([(await backups.listBackups('7')).sort(), (await backups.listBackups()).sort()]).toEqual([
      ['7/a', '7/b'],
      ['7/a', '7/b', '8/a'],
    ]);
    for (const name of ['7/a', '7/b', '8/a', '8/a']) await backups.removeBackup(name);
    expect([await backups.listBackups('7'), await backups.listBackups()]).toEqual([[], []]);
    expect(await backups.endUnfinished(new Date(Date.now() + 1_000))).toBe(0);
  });
});

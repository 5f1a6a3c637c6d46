import { DomainError, found } from '#core/domain-error.ts';
import { decryptValue, encryptValue } from '#core/encryption.ts';
import { type FileStore, newFileKey } from '#core/files/file-store.ts';
import { encodedPicture } from '#core/files/picture.ts';
import { sentBytes } from '#core/files/sent-bytes.ts';
import type { KeyRing } from '#core/key-ring.ts';

type Kept = { files: FileStore; secretKeys: KeyRing; companyId: number };

/** A page of A4 is still read at this size. */
const SIZE = { width: 1_800, height: 1_800 };

/** The type of a photo that was opened; it is kept as the picture alone. */
export const NOTE_TYPE = 'image/webp';

/** A sent photo drawn anew: its pixels turned upright, and nothing else of the file. Throws for what is no picture. */
export const drawnNote = async (file: File): Promise<Uint8Array> =>
  encodedPicture(await sentBytes(file), SIZE, 'webp');

/** Keeps a drawn photo encrypted, bound to its company; answers with its key. */
export async function keepNote({ files, secretKeys, companyId }: Kept, picture: Uint8Array): Promise<string> {
  const text = encryptValue(secretKeys, companyId, Buffer.from(picture).toString('base64'));
  const bytes = Buffer.from(text, 'utf8');
  const key = newFileKey(companyId, 'attachments', 'enc', bytes);
  await files.putFile(key, bytes);
  return key;
}

/** The picture of a kept photo. Errors: `FILE_DAMAGED` where no key of the ring opens it. */
export async function openedNote({ files, secretKeys, companyId }: Kept, key: string): Promise<Uint8Array> {
  const text = Buffer.from(found(await files.readFile(key))).toString('utf8');
  const picture = decryptValue<string>(secretKeys, companyId, text);
  if (picture === undefined)
    throw new DomainError('FILE_DAMAGED', { message: `no key opens the file ${key}` });
  return Buffer.from(picture, 'base64');
}

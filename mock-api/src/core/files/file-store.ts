import { createHash, type Hash, randomBytes } from 'node:crypto';

/** A file that is read as its bytes are asked for. */
export type OpenFile = { size: number; stream: ReadableStream<Uint8Array> };

/** Where uploaded files lie: a folder, or a bucket of S3. */
export type FileStore = {
  /** Keeps the bytes under a new key; all of them or, when it fails, none. */
  putFile: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or undefined when there is no such file. */
  readFile: (key: string) => Promise<Uint8Array | undefined>;
  /** The size of a file and its bytes as they are asked for, or undefined when there is no such file. */
  openFile: (key: string) => Promise<OpenFile | undefined>;
  /** Removes the file; one that is not there is no fault. */
  removeFile: (key: string) => Promise<void>;
  /** The keys of all files of a kind, of every company: for sweeping what is kept for a time only. */
  listFiles: (kind: FileKind) => Promise<string[]>;
};

/** What a file belongs to; logos and photos are pictures that we have encoded ourselves, so they may be shown by a link. */
type FileKind = 'logos' | 'photos' | 'attachments' | 'documents' | 'reports' | 'builds';

const KEY =
  /^(?:(p?)([1-9]\d{0,15})|site(?=\/builds))\/(logos|photos|attachments|documents|reports|builds)\/(?:[0-9a-f]{32}|[0-9a-f]{44}|[0-9a-f]{76})\.[a-z0-9]{1,8}$/;

/**
 * A name ends with 128 bits of the SHA-256 of what it names: those who have the row know what the file must hold. Before them are 12 random digits; of a report's file
 * when it was made, and 32 random ones. Names of before are 32 random digits, of reports with the time before them.
 */
const [LEAD_DIGITS, HASH_DIGITS] = [12, 32];
const REPORT_DIGITS = 76;

const hashUnder = (folder: string, lead: string): Hash => createHash('sha256').update(`${folder}/${lead}\n`);

/** The key of new bytes: `lead` tells files of the same bytes apart. Bytes laid under another company or kind do not fit the name any more. */
export function keyOf(folder: string, lead: string, extension: string, bytes: Uint8Array): string {
  const hash = hashUnder(folder, lead).update(bytes).digest('hex').slice(0, HASH_DIGITS);
  return `${folder}/${lead}${hash}.${extension}`;
}

const newLead = () => randomBytes(LEAD_DIGITS / 2).toString('hex');

/** A key nobody guesses without the bytes, under its company: `7/logos/0f3c….png`. Names that people gave their files never become part of one. */
export function newFileKey(companyId: number, kind: FileKind, extension: string, bytes: Uint8Array): string {
  return keyOf(`${companyId}/${kind}`, newLead(), extension, bytes);
}

/** The same for the photo of a person who signs in, which is no company's: `p7/photos/0f3c….webp`. */
export function newPhotoKey(userId: number, bytes: Uint8Array): string {
  return keyOf(`p${userId}/photos`, newLead(), 'webp', bytes);
}

/** Takes a file's bytes in their order; `fits` says whether they were those that its key was made of. */
export type FitsKey = { add: (piece: Uint8Array) => void; fits: () => boolean };

/** What a key says of its file's bytes; undefined of one of before names held a hash. */
export function fitsKey(key: string): FitsKey | undefined {
  const cut = key.lastIndexOf('/');
  const [folder, name] = [key.slice(0, cut), key.slice(cut + 1)];
  const digits = name.indexOf('.');
  const isHashed = folder.endsWith('/reports')
    ? digits === REPORT_DIGITS
    : digits === LEAD_DIGITS + HASH_DIGITS;
  if (!isHashed) return undefined;
  const hash = hashUnder(folder, name.slice(0, digits - HASH_DIGITS));
  const expected = name.slice(digits - HASH_DIGITS, digits);
  return {
    add: (piece) => void hash.update(piece),
    fits: () => hash.digest('hex').slice(0, HASH_DIGITS) === expected,
  };
}

/** The key of a build of a remote that servers share, by the SHA-256 of its archive: of no company. */
export const buildKey = (hash: string): string => `site/builds/${hash.slice(0, 32)}.zip`;

/** What a key names: the company or the person whose file it is, neither of a build, and its kind; undefined for a text that is no key. */
export function partsOfKey(key: string): { companyId?: number; userId?: number; kind: FileKind } | undefined {
  const [, ofPerson, id, kind] = KEY.exec(key) ?? [];
  if (!kind) return undefined;
  if (!id) return { kind: kind as FileKind };
  return { ...(ofPerson ? { userId: Number(id) } : { companyId: Number(id) }), kind: kind as FileKind };
}

/** The link under which a screen shows a stored logo or photo. */
export function fileLink<Key extends string | null>(key: Key): Key extends null ? null : string;
export function fileLink(key: string | null): string | null {
  return key === null ? null : `/api/files/${key}`;
}

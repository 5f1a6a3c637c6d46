import { randomBytes } from 'node:crypto';

/** A file that is read as its bytes are asked for. */
export type OpenFile = { size: number; stream: ReadableStream<Uint8Array> };

/** Where uploaded files lie: a folder by default; a bucket of S3-compatible storage has the same calls. */
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
  /^(?:(p?)([1-9]\d{0,15})|site(?=\/builds))\/(logos|photos|attachments|documents|reports|builds)\/[0-9a-f]{32}(?:[0-9a-f]{12})?\.[a-z0-9]{1,8}$/;

/** A key nobody guesses, under its company: `7/logos/0f3c….png`. Names that people gave their files never become part of one. */
export function newFileKey(companyId: number, kind: FileKind, extension: string): string {
  return `${companyId}/${kind}/${randomBytes(16).toString('hex')}.${extension}`;
}

/** The same for the photo of a person who signs in, which is no company's: `p7/photos/0f3c….webp`. */
export function newPhotoKey(userId: number): string {
  return `p${userId}/photos/${randomBytes(16).toString('hex')}.webp`;
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

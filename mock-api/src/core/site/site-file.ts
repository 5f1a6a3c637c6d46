import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A file of the built site, with the ready-made compressed variant the browser takes. */
export type SiteFile = { bytes: Buffer; contentType: string; encoding: 'br' | 'gzip' | undefined };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
const VARIANTS = [
  { encoding: 'br', suffix: '.br', open: brotliDecompressSync },
  { encoding: 'gzip', suffix: '.gz', open: gunzipSync },
] as const;

/** Compressed bytes that were once seen to hold exactly the plain ones. */
const same = new WeakMap<Buffer, Buffer>();

function holds(open: (bytes: Buffer) => Buffer, compressed: Buffer, plain: Buffer): boolean {
  if (same.get(compressed) === plain) return true;
  try {
    if (!open(compressed).equals(plain)) return false;
  } catch {
    return false;
  }
  same.set(compressed, plain);
  return true;
}

/** `changed` is when the system last wrote anything of it, which nobody sets. */
type Cached = { changed: number; size: number; bytes: Buffer };

/** The files of the built site: read once, read again when they change on the disk, never outside the site's folder. */
export class SiteFiles {
  readonly #root: string;
  readonly #cache = new Map<string, Cached>();

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  /** The bytes of a file, or undefined when there is none. */
  async read(relative: string): Promise<Buffer | undefined> {
    const file = path.resolve(this.#root, relative);
    if (!file.startsWith(this.#root + path.sep)) return undefined;
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) {
      this.#cache.delete(file);
      return undefined;
    }
    const cached = this.#cache.get(file);
    if (cached && cached.changed === info.ctimeMs && cached.size === info.size) return cached.bytes;
    const bytes = await readFile(file);
    this.#cache.set(file, { changed: info.ctimeMs, size: info.size, bytes });
    return bytes;
  }

  /** The names of the folders in one. */
  async folders(relative: string): Promise<string[]> {
    const items = await readdir(path.resolve(this.#root, relative), { withFileTypes: true }).catch(() => []);
    return items.filter((item) => item.isDirectory()).map(({ name }) => name);
  }

  /** When the system last wrote anything of a file, in milliseconds. */
  async changed(relative: string): Promise<number | undefined> {
    return (await stat(path.resolve(this.#root, relative)).catch(() => undefined))?.ctimeMs;
  }

  /** A file as the browser takes it; `isGenuine` is asked about the exact bytes first, and a compressed variant must hold those. */
  async variant(
    relative: string,
    accepts: string,
    isGenuine?: (name: string, bytes: Buffer) => Promise<boolean>,
  ): Promise<SiteFile | undefined> {
    const contentType = TYPES[path.extname(relative)];
    const plain = contentType === undefined ? undefined : await this.read(relative);
    if (!plain || contentType === undefined) return undefined;
    if (isGenuine && !(await isGenuine(relative, plain))) return undefined;
    for (const { encoding, suffix, open } of VARIANTS) {
      if (!accepts.includes(encoding)) continue;
      const bytes = await this.read(relative + suffix);
      if (bytes && holds(open, bytes, plain)) return { bytes, contentType, encoding };
    }
    return { bytes: plain, contentType, encoding: undefined };
  }
}

/** The hash a browser's `integrity` attribute carries. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

import path from 'node:path';
import { integrityOf, type SiteFiles } from './site-file.ts';

const BUILD = /^(?:shell|shells\/[^/]+|remotes\/[^/]+\/[^/]+)(?=\/)/;

/** The bytes of a build never change, so a buffer that was right once stays right. */
const approved = new WeakSet<Buffer>();

/** The hashes of a build's files, as its `integrity.json` lists them; none where that cannot be read. */
export async function listedFiles(files: SiteFiles, build: string): Promise<Record<string, unknown>> {
  const list = await files.read(path.posix.join(build, 'integrity.json'));
  if (!list) return {};
  try {
    const parsed: unknown = JSON.parse(list.toString('utf8'));
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether a file of the shell or of a remote is byte for byte the one its build listed in `integrity.json`; a file that is not listed is not served. */
export async function isGenuine(files: SiteFiles, name: string, bytes: Buffer): Promise<boolean> {
  if (approved.has(bytes)) return true;
  const build = BUILD.exec(name)?.[0];
  if (build === undefined) return false;
  const hashes = await listedFiles(files, build);
  const genuine = hashes[name.slice(build.length + 1)] === integrityOf(bytes);
  if (genuine) approved.add(bytes);
  return genuine;
}

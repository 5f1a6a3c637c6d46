import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { integrityOf } from '#core/site/site-file.ts';
import { buildFacts } from '../site-for-test.ts';

/** The files of a build as its folder has them, less those that `change` leaves out (undefined). */
export type SentFiles = Record<string, string | Buffer | undefined>;

/** A build of payroll, whole and as it is listed: of what `change` adds or replaces the list is made too. */
export function aBuild(version: string, change: SentFiles = {}, facts: object = {}): SentFiles {
  const entry = `entry("${version}")`;
  const own = { ...buildFacts(version), integrity: integrityOf(Buffer.from(entry)), ...facts };
  const uses = { kit: ['Alert'], platform: [], client: ['query'], calls: ['getSalaries'], wire: {} };
  const files: SentFiles = {
    'remoteEntry.js': entry,
    'build.json': JSON.stringify(own),
    'uses.json': JSON.stringify(uses),
    ...change,
  };
  const listed = Object.entries(files).flatMap(([name, content]) =>
    content === undefined || name.endsWith('.map') ? [] : [[name, integrityOf(Buffer.from(content))]],
  );
  return {
    'integrity.json': JSON.stringify(Object.fromEntries(listed)),
    'remoteEntry.js.map': '{}',
    ...files,
  };
}

/** An archive of these files; `mode` of each, where it is no plain file. */
export function archiveOf(files: SentFiles, mode: Readonly<Record<string, number>> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    if (content !== undefined)
      zip.addBuffer(Buffer.from(content), name, {
        ...(mode[name] && { mode: mode[name] }),
        mtime: new Date(0),
      });
  zip.end();
  return buffer(zip.outputStream);
}

/** The same bytes with another name in them, of the same length: no archiver writes `../`. */
export const renamedIn = (archive: Buffer, from: string, to: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');

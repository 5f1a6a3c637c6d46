import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DomainError } from '#core/domain-error.ts';
import { actOfPart, startsAsXml } from '#core/files/content/office-part.ts';
import { WORKBOOK_LIMITS } from '#core/workbook/limits.ts';

/** The parts of a Word document by name, unzipped. */
export type DocxParts = ReadonlyMap<string, Buffer>;

const MAIN = 'word/document.xml';

/** The template cannot be filled; `code` says why, `detail` what it is about. */
export function notReadable(
  code: 'broken' | 'notDocx' | 'tooLarge' | 'unclosed',
  detail = '',
  cause?: unknown,
): DomainError {
  const fields = [{ path: 'documentId', code, message: detail }];
  return new DomainError('TEMPLATE_NOT_READABLE', {
    message: `The template cannot be filled: ${code} ${detail}`.trim(),
    fields,
    cause,
  });
}

async function opened(bytes: Uint8Array): Promise<ZipFile> {
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      autoClose: false,
      lazyEntries: true,
    });
  } catch (cause) {
    throw notReadable('notDocx', '', cause);
  }
}

/**
 * Unzips a Word document whole, within what a workbook may cost too. Bytes are counted while unzipping: what the archive says about itself is
 * only a first hint. A part that brings a document type of its own, where XML bombs live, is refused.
 */
export async function docxParts(bytes: Uint8Array, limits = WORKBOOK_LIMITS): Promise<DocxParts> {
  const zip = await opened(bytes);
  const parts = new Map<string, Buffer>();
  const room = { left: limits.unzippedBytes };
  if (zip.entryCount > limits.parts) throw notReadable('tooLarge');
  try {
    for await (const entry of zip.eachEntry())
      if (!entry.fileName.endsWith('/')) parts.set(entry.fileName, await unzipped(zip, entry, room));
  } catch (cause) {
    throw cause instanceof DomainError ? cause : notReadable('broken', '', cause);
  }
  if (!parts.has(MAIN) || !parts.has('[Content_Types].xml')) throw notReadable('notDocx');
  for (const [name, content] of parts)
    if (isXml(name) && /<!(DOCTYPE|ENTITY)/i.test(content.toString('latin1'))) throw notReadable('broken');
  for (const [name, content] of parts) {
    const act = startsAsXml(content) ? actOfPart(content, name, false) : undefined;
    // Stored before such files were refused: what is filled here is opened by many.
    if (act !== undefined)
      throw new DomainError('FILE_HAS_ACTIVE_CONTENT', {
        message: `The template acts when it is opened: ${name}: ${act}`,
      });
  }
  if (bracesIn(parts) > MOST_PLACEHOLDERS * 2) throw notReadable('tooLarge');
  return parts;
}

async function unzipped(zip: ZipFile, entry: Entry, room: { left: number }): Promise<Buffer> {
  if (entry.uncompressedSize > room.left) throw notReadable('tooLarge');
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    room.left -= chunk.length;
    if (room.left < 0) throw notReadable('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Each placeholder opens with two braces, and filling one takes its time for every person. */
const MOST_PLACEHOLDERS = 1_000;

function bracesIn(parts: DocxParts): number {
  let braces = 0;
  for (const [name, content] of parts)
    if (isXml(name))
      for (let at = content.indexOf('{'); at >= 0; at = content.indexOf('{', at + 1)) braces += 1;
  return braces;
}

/** Whether a part is text that Word reads, which a placeholder may stand in. */
export const isXml = (name: string) => /\.(xml|rels)$/i.test(name);

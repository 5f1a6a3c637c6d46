import { fromBufferPromise } from 'yauzl';

/** What a file is by its content, and the ending it gets. */
export type KnownContent = { contentType: string; extension: string };

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const pdf = { contentType: 'application/pdf', extension: 'pdf' };
const docx = { contentType: `${OFFICE}.wordprocessingml.document`, extension: 'docx' };
const xlsx = { contentType: `${OFFICE}.spreadsheetml.sheet`, extension: 'xlsx' };
const pptx = { contentType: `${OFFICE}.presentationml.presentation`, extension: 'pptx' };
const jpg = { contentType: 'image/jpeg', extension: 'jpg' };
const png = { contentType: 'image/png', extension: 'png' };
const gif = { contentType: 'image/gif', extension: 'gif' };
const webp = { contentType: 'image/webp', extension: 'webp' };

/** The main part by which an office file is known. */
const MAIN_PARTS: Record<string, KnownContent> = {
  'word/document.xml': docx,
  'xl/workbook.xml': xlsx,
  'ppt/presentation.xml': pptx,
};

const MOST_PARTS = 10_000;

const startsWith = (bytes: Uint8Array, signature: string, at = 0) =>
  bytes.length >= at + signature.length &&
  [...signature].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/**
 * What a file is: PDF, a picture (JPEG, PNG, GIF, WebP), or an office file without macros. Undefined for everything else; the name and the type
 * that a client sends are never asked. Old office formats may hold macros that nobody sees, so they are not taken.
 */
export async function knownContent(bytes: Uint8Array): Promise<KnownContent | undefined> {
  if (startsWith(bytes, '%PDF-')) return pdf;
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return jpg;
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return png;
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return gif;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return webp;
  return startsWith(bytes, 'PK\u0003\u0004') ? officeContent(bytes) : undefined;
}

/** Reads the list of parts only. */
async function officeContent(bytes: Uint8Array): Promise<KnownContent | undefined> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      autoClose: false,
    });
    if (zip.entryCount > MOST_PARTS) return undefined;
    const names: string[] = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    if (
      !names.includes('[Content_Types].xml') ||
      names.some((name) => /vbaProject|activeX|\.bin$/i.test(name))
    )
      return undefined;
    const main = Object.keys(MAIN_PARTS).filter((name) => names.includes(name));
    const known = main.length === 1 && MAIN_PARTS[main[0] ?? ''];
    return known || undefined;
  } catch {
    // Not an archive that can be read: whatever it is, it is no office file.
    return undefined;
  }
}

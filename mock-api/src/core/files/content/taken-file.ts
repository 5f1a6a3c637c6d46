import { FILE_BYTES } from '@paga/contract/limits';
import { DomainError } from '#core/domain-error.ts';
import { offloaded } from '#core/offload/offload.ts';
import { type KnownContent, knownContent } from './known-content.ts';

const pdfs = offloaded<typeof import('./pdf-scripts.worker.ts')>('core/files/content/pdf-scripts.worker', {
  in: 'thread',
  seconds: 10,
});

/**
 * The bytes of a sent file with what they are by content. Throws for more than 10 MB, for what is no PDF, picture or office file, and for one that does
 * something by itself when a colleague opens it: a PDF with scripts, an office file that loads from elsewhere.
 */
export async function takenFile(file: File): Promise<{ bytes: Uint8Array; known: KnownContent }> {
  if (file.size > FILE_BYTES)
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'File size has been exceeded' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = await knownContent(bytes);
  if (!known)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'Send a PDF, a picture, or an office file without macros.',
    });
  const isActive =
    known.loadsFromOutside || (known.extension === 'pdf' && (await pdfs('runsSomething', bytes)));
  if (isActive) throw new DomainError('FILE_HAS_ACTIVE_CONTENT');
  return { bytes, known };
}

import { DomainError } from '#core/domain-error.ts';
import { sentBytes } from '#core/files/sent-bytes.ts';
import { refuseActive } from './active-content.ts';
import { type KnownContent, knownContent } from './known-content.ts';

/**
 * The bytes of a sent file with what they are by content. Throws for more than 10 MB, for what is no PDF, picture or office file, and for one that does
 * something by itself when a colleague opens it: a PDF with scripts, an office file that runs or loads something.
 */
export async function takenFile(file: File): Promise<{ bytes: Uint8Array; known: KnownContent }> {
  const bytes = await sentBytes(file);
  const known = await knownContent(bytes);
  if (!known)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'Send a PDF, a picture, or an office file without macros.',
    });
  await refuseActive(bytes, known.extension);
  return { bytes, known };
}

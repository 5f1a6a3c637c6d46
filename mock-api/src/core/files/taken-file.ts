import { FILE_BYTES } from '@paga/contract/limits';
import { DomainError } from '../domain-error.ts';
import { type KnownContent, knownContent } from './known-content.ts';

/** The bytes of a sent file with what they are by content. Throws for more than 10 MB and for what is no PDF, picture or office file. */
export async function takenFile(file: File): Promise<{ bytes: Uint8Array; known: KnownContent }> {
  if (file.size > FILE_BYTES)
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'File size has been exceeded' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = await knownContent(bytes);
  if (!known)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'Send a PDF, a picture, or an office file without macros.',
    });
  return { bytes, known };
}

import { FILE_BYTES } from '@paga/contract/limits';
import { DomainError } from '../domain-error.ts';

/** The bytes of a sent file. Throws for more than 10 MB. */
export async function sentBytes(file: File): Promise<Uint8Array> {
  if (file.size > FILE_BYTES)
    throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'File size has been exceeded' });
  return new Uint8Array(await file.arrayBuffer());
}

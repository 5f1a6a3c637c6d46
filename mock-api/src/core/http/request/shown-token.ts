import { DomainError } from '#core/domain-error.ts';
import { mediaType } from './content-type.ts';
import { bodyPieces } from './read-bytes.ts';

/** What a call without a session brings: a token, and the bytes of an archive that nobody has read yet. */
export type Brought = {
  /** What stands behind `Authorization: Bearer`. */
  token: () => string | undefined;
  /** The archive piece by piece, at most `limit` bytes. Errors: `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `BODY_INCOMPLETE`. */
  archive: (limit: number) => AsyncGenerator<Uint8Array>;
};

/** The reader of both. */
export function broughtBy(request: Request): Brought {
  return {
    token: () => /^bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1],
    archive: (limit) => {
      if (mediaType(request.headers.get('content-type') ?? '') !== 'application/zip')
        throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send application/zip.' });
      return bodyPieces(request, limit);
    },
  };
}

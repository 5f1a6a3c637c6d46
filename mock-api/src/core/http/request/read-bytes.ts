import { DomainError } from '#core/domain-error.ts';

/** A body may stand still so long, and flows at least so fast behind that: slower than any line that people upload from. */
const [GRACE_MS, BYTES_A_SECOND] = [10_000, 16 * 1024];
const LOOKED_AT_EVERY_MS = 1_000;
/** As fast as it comes; larger ones are taken apart while they arrive. */
const AT_ONCE = 64 * 1024;

/** How slowly a body may come; a test lets it be looked at more often. */
export type BodyPace = { graceMs: number; bytesASecond: number; lookedAtEveryMs: number };
const PACE: BodyPace = {
  graceMs: GRACE_MS,
  bytesASecond: BYTES_A_SECOND,
  lookedAtEveryMs: LOOKED_AT_EVERY_MS,
};

const incomplete = (message: string) => new DomainError('BODY_INCOMPLETE', { message });

/** Whatever goes wrong on the client's side of a body: it is the client's connection that was lost, never the database's. */
const clientGone = (error: unknown): never => {
  throw error instanceof DomainError
    ? error
    : incomplete('The connection was closed before the body was whole.');
};

/** Rejects when the body has fallen behind its pace or stands still; `end` stops looking. */
function paceOf(received: () => number, { graceMs, bytesASecond, lookedAtEveryMs }: BodyPace) {
  const began = performance.now();
  let [size, moved] = [0, began];
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const now = performance.now();
      if (received() > size) [size, moved] = [received(), now];
      const due = ((now - began - graceMs) / 1_000) * bytesASecond;
      if (due > size || now - moved > graceMs) reject(incomplete('The body came too slowly.'));
    }, lookedAtEveryMs);
    timer.unref();
  });
  // Nobody may be listening any more when it is late.
  slow.catch(() => undefined);
  return { slow, end: () => clearInterval(timer) };
}

const tooLarge = () => new DomainError('PAYLOAD_TOO_LARGE');

/** How long the body says it is. */
function declaredLength(request: Request, limit: number): number | undefined {
  const declared = request.headers.get('content-length');
  if (declared === null) return undefined;
  if (Number(declared) > limit) throw tooLarge();
  return Number(declared);
}

/** The body piece by piece. Errors: `PAYLOAD_TOO_LARGE`, and `BODY_INCOMPLETE` when the client is gone or too slow. */
export async function* bodyPieces(request: Request, limit: number, pace = PACE): AsyncGenerator<Uint8Array> {
  const declared = declaredLength(request, limit);
  const reader = request.body?.getReader();
  if (!reader) return;
  let size = 0;
  const { slow, end } = paceOf(() => size, pace);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), slow]).catch(clientGone);
      // A client that is gone may look like an end.
      if (done && size < (declared ?? 0)) clientGone(undefined);
      if (done || value === undefined) return;
      size += value.byteLength;
      if (size > limit) throw tooLarge();
      yield value;
    }
  } finally {
    end();
    // What is still to come is not wanted; the server reads on for a moment so that its answer arrives.
    reader.releaseLock();
  }
}

/** The whole body, at most `limit` bytes, with the same errors. */
export async function bodyBytes(request: Request, limit: number, pace = PACE): Promise<Uint8Array> {
  const declared = declaredLength(request, limit);
  if (declared !== undefined && declared <= AT_ONCE) {
    const { slow, end } = paceOf(() => 0, pace);
    return Promise.race([request.arrayBuffer().then((bytes) => new Uint8Array(bytes)), slow])
      .catch(clientGone)
      .finally(end);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of bodyPieces(request, limit, pace)) pieces.push(piece);
  return Buffer.concat(pieces);
}

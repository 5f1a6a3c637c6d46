/** An answer that goes out piece by piece, as fast as it is taken. */
export function answerInPieces(pieces: Uint8Array<ArrayBuffer>[], headers: Record<string, string>): Response {
  const length = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  const waiting = pieces.values();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const { value, done } = waiting.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body, { headers: { ...headers, 'Content-Length': String(length) } });
}

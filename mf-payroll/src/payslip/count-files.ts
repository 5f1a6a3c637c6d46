/** What each file of a zip begins with: "PK", 3, 4. */
const MARK = [0x50, 0x4b, 0x03, 0x04];

/** Counts the files that have begun in a zip on its way, piece by piece; a mark may be cut in two by the end of a piece. */
export function fileCounter(): (piece: Uint8Array) => number {
  let count = 0;
  let matched = 0;
  return (piece) => {
    for (const byte of piece) {
      matched = byte === MARK[matched] ? matched + 1 : Number(byte === MARK[0]);
      if (matched < MARK.length) continue;
      count += 1;
      matched = 0;
    }
    return count;
  };
}

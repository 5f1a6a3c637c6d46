import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Frames of one built file, by line and column that count from 1, and where its map lies. */
export type FramesOfFile = { map: string; places: { line: number; column: number }[] };
export type SourcePosition = { file: string; line: number; column: number };

/** Where frames stand in the sources; null where the map does not say, or there is none. */
export async function sourcePositions({ map, places }: FramesOfFile): Promise<(SourcePosition | null)[]> {
  const text = await readFile(map, 'utf8').catch(() => undefined);
  if (text === undefined) return places.map(() => null);
  const trace = new TraceMap(text);
  return places.map(({ line, column }) => {
    const found = originalPositionFor(trace, { line, column: column - 1 });
    return found.source === null ? null : { file: found.source, line: found.line, column: found.column + 1 };
  });
}

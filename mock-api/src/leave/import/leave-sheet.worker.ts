import { type ParsedLeave, parseLeaveSheet } from './parse-sheet.ts';

/** Reads a sent workbook in a thread: what it costs, and what a hostile one does, nobody else notices. */
export const readLeaveSheet = ({
  bytes,
  language,
}: {
  bytes: Uint8Array;
  language: 'sq' | 'en';
}): Promise<ParsedLeave> => parseLeaveSheet(bytes, language);

import { type ParsedSheet, parseForemanSheet } from './parse-foreman-sheet.ts';

/** Reads a sent sheet in a thread: what it costs, and what a hostile one does, nobody else notices. */
export const readForemanFile = ({
  bytes,
  language,
}: {
  bytes: Uint8Array;
  language: 'sq' | 'en';
}): Promise<ParsedSheet> => parseForemanSheet(bytes, language);

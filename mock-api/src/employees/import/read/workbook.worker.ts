import { type ParsedWorkbook, type ParseOptions, parseWorkbook } from './parse-workbook.ts';

/** Reads a sent workbook in a thread: what it costs, and what a hostile one does, nobody else notices. */
export const readWorkbook = ({
  bytes,
  ...options
}: ParseOptions & { bytes: Uint8Array }): Promise<ParsedWorkbook> => parseWorkbook(bytes, options);

import { importTemplate } from './template.ts';

/** Writes the empty workbook in a thread: its thousand prepared lines take longer than anybody else should wait. */
export const writeTemplate = (language: 'sq' | 'en'): Promise<Uint8Array> => importTemplate(language);

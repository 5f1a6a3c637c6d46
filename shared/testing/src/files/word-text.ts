import { docxParts } from '@paga/mock-api/documents/fill/docx-parts';

/** What is written in a Word document, its paragraphs one after the other. */
export async function wordText(bytes: Uint8Array): Promise<string> {
  const document = String((await docxParts(bytes)).get('word/document.xml'));
  return [...document.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
}

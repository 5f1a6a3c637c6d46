import type { TemplateParagraph } from '@paga/contract/documents';
import { zipOf } from '#core/files/zip-of.ts';
import { docxParts } from './docx-parts.ts';
import { previewText } from './preview-text.ts';
import {
  type FoundPlaceholders,
  filledParts,
  type PlaceholderValues,
  placeholdersIn,
} from './word-template.ts';

/** A template as it was sent, and what its placeholders stand for; `at` is the time its files carry. */
type Filling = { template: Uint8Array; values: PlaceholderValues; at: Date };

/** What a look into a template finds: its placeholders and its first page. */
type Look = FoundPlaceholders & { paragraphs: TemplateParagraph[] };

/** The placeholders of a template, and its first page. */
export const look = async (template: Uint8Array): Promise<Look> => {
  const parts = await docxParts(template);
  return { ...placeholdersIn(parts), paragraphs: previewText(parts) };
};

/** The template filled for one person. */
export const fill = async ({ template, values, at }: Filling): Promise<Uint8Array> =>
  zipOf(filledParts(await docxParts(template), values), at);

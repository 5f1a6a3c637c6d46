import { zipOf } from '#core/files/zip-of.ts';
import { docxParts } from './docx-parts.ts';
import {
  type FoundPlaceholders,
  filledParts,
  type PlaceholderValues,
  placeholdersIn,
} from './word-template.ts';

/** A template as it was sent, and what its placeholders stand for; `at` is the time its files carry. */
type Filling = { template: Uint8Array; values: PlaceholderValues; at: Date };

/** The placeholders of a template. */
export const look = async (template: Uint8Array): Promise<FoundPlaceholders> =>
  placeholdersIn(await docxParts(template));

/** The template filled for one person. */
export const fill = async ({ template, values, at }: Filling): Promise<Uint8Array> =>
  zipOf(filledParts(await docxParts(template), values), at);

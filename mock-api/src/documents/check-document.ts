import { checkDocument as call } from '@paga/contract/documents';
import { read } from '#core/http/handler.ts';
import { valuesOf } from './fill/placeholder-values.ts';
import { languageOf } from './fill/preview-text.ts';
import { word } from './fill/word.ts';
import { bytesOf, templateOf } from './template-rows.ts';

/** What filling a template would find, before anything is made. */
export const checkDocument = read({
  call,
  run: async (ctx, { body: { documentId, employeeIds } }) => {
    const template = await bytesOf(ctx, await templateOf(ctx, documentId));
    const { known, unknown, paragraphs } = await word('look', template);
    const people = await valuesOf(ctx, employeeIds, ctx.actor.language);
    const missing = people.map(({ employeeId, name, values }) => ({
      employeeId,
      name,
      placeholders: known.filter((placeholder) => !values[placeholder]),
    }));
    return {
      paragraphs,
      language: languageOf(paragraphs),
      placeholders: known,
      unknown,
      missing: missing.filter(({ placeholders }) => placeholders.length > 0),
    };
  },
});

import { checkDocument as call } from '@paga/contract/documents';
import { read } from '#core/http/handler.ts';
import { valuesOf } from './fill/placeholder-values.ts';
import { word } from './fill/word.ts';
import { bytesOf, templateOf } from './template-rows.ts';

/** What filling a template would find, before anything is made. */
export const checkDocument = read({
  call,
  run: async (ctx, { body: { documentId, employeeIds } }) => {
    const { known, unknown } = await word('look', await bytesOf(ctx, await templateOf(ctx, documentId)));
    const people = await valuesOf(ctx, employeeIds, ctx.actor.language);
    const missing = people.map(({ employeeId, name, values }) => ({
      employeeId,
      name,
      placeholders: known.filter((placeholder) => !values[placeholder]),
    }));
    return {
      placeholders: known,
      unknown,
      missing: missing.filter(({ placeholders }) => placeholders.length > 0),
    };
  },
});

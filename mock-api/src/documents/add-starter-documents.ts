import { addStarterDocuments as call } from '@paga/contract/documents';
import { DomainError } from '#core/domain-error.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { write } from '#core/http/handler.ts';
import { LETTERS_EN } from './starters/letters-en.ts';
import { LETTERS_SQ } from './starters/letters-sq.ts';
import { WORD, wordLetter } from './starters/word-letter.ts';
import { documentTemplate } from './table.ts';
import { templatesOf, wireTemplates } from './template-rows.ts';

const LETTERS = { sq: LETTERS_SQ, en: LETTERS_EN };

/** Gives a company that has no template the ready-made ones, each a Word file with placeholders. */
export const addStarterDocuments = write({
  call,
  run: async (ctx, { body: { language } }) => {
    if ((await templatesOf(ctx)).length > 0) throw new DomainError('CONFLICT');
    const files = LETTERS[language].map(({ name, fileName, paragraphs }) => {
      const bytes = wordLetter(paragraphs);
      return { name, fileName, bytes, storageName: newFileKey(ctx.companyId, 'documents', 'docx', bytes) };
    });
    const rows = await ctx.tx
      .insert(documentTemplate)
      .values(
        files.map(({ bytes, ...facts }) => ({
          ...facts,
          tenantId: ctx.companyId,
          contentType: WORD,
          size: bytes.length,
          createdBy: ctx.actor.userId,
          createdAt: ctx.now,
        })),
      )
      .returning();
    // Last: when one fails, the rows go with the transaction.
    for (const { storageName, bytes } of files) await ctx.files.putFile(storageName, bytes);
    return wireTemplates(ctx, rows);
  },
  audit: ({ answer }) =>
    answer.map(({ id, name, fileName, size }) => ({
      page: 'documents',
      type: 'create',
      objectId: id,
      new: { name, fileName, size },
    })),
});

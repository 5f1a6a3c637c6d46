import { addStarterDocument as call } from '@paga/contract/documents';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { write } from '#core/http/handler.ts';
import { ANNEXES_EN } from './starters/annexes-en.ts';
import { ANNEXES_SQ } from './starters/annexes-sq.ts';
import { END_LETTERS_EN } from './starters/end-letters-en.ts';
import { END_LETTERS_SQ } from './starters/end-letters-sq.ts';
import { WORD, wordLetter } from './starters/word-letter.ts';
import { documentTemplate } from './table.ts';
import { wireTemplate } from './template-rows.ts';

const LETTERS = {
  sq: { ...END_LETTERS_SQ, ...ANNEXES_SQ },
  en: { ...END_LETTERS_EN, ...ANNEXES_EN },
};

/** Answers the template of a ready-made document, which it adds where the company has none. */
export const addStarterDocument = write({
  call,
  load: async (ctx, { body: { starter, language } }) => {
    const [row] = await ctx.tx
      .select()
      .from(documentTemplate)
      .where(
        and(
          scoped(ctx, documentTemplate),
          isNull(documentTemplate.deletedAt),
          eq(documentTemplate.starter, `${starter}.${language}`),
        ),
      )
      .orderBy(asc(documentTemplate.id))
      .limit(1);
    return row;
  },
  run: async (ctx, { body: { starter, language } }, known) => {
    if (known) return wireTemplate(ctx, known);
    const { name, fileName, paragraphs } = LETTERS[language][starter];
    const bytes = wordLetter(paragraphs);
    const storageName = newFileKey(ctx.companyId, 'documents', 'docx', bytes);
    const [row] = await ctx.tx
      .insert(documentTemplate)
      .values({
        ...{ tenantId: ctx.companyId, name, fileName, storageName, contentType: WORD, size: bytes.length },
        ...{ starter: `${starter}.${language}`, createdBy: ctx.actor.userId, createdAt: ctx.now },
      })
      .returning();
    await ctx.files.putFile(storageName, bytes);
    return wireTemplate(ctx, found(row));
  },
  audit: ({ loaded, answer: { id, name, fileName, size } }) =>
    loaded ? null : { page: 'documents', type: 'create', objectId: id, new: { name, fileName, size } },
});

import { updateDocument as call } from '@paga/contract/documents';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found, invalidField } from '#core/domain-error.ts';
import { takenFile } from '#core/files/content/taken-file.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { shownName } from '#core/files/shown-name.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { documentTemplate } from './table.ts';
import { lockedTemplates, type Template, wireTemplate } from './template-rows.ts';

/** What a file changes about a template. */
async function fileChange(ctx: Context, file: File) {
  const { bytes, known } = await takenFile(file);
  const { contentType, extension } = known;
  const storageName = newFileKey(ctx.companyId, 'documents', extension, bytes);
  return {
    bytes,
    columns: { storageName, fileName: shownName(file.name, extension), contentType, size: bytes.length },
  };
}

const shown = ({ name, fileName, size }: Pick<Template, 'name' | 'fileName' | 'size'>) => ({
  name,
  fileName,
  size,
});

/** Renames a template, replaces its file, or both. */
export const updateDocument = write({
  call,
  load: async (ctx, { body: { id, name, file } }) => {
    if (name === undefined && !file) throw invalidField('name', 'required', 'Send a name or a file.');
    return found((await lockedTemplates(ctx, [id]))[0]);
  },
  run: async (ctx, { body: { name, file } }, template) => {
    const replacing = file && (await fileChange(ctx, file));
    const change = { ...(name !== undefined && { name }), ...replacing?.columns };
    const [row] = await ctx.tx
      .update(documentTemplate)
      .set({ ...change, updatedAt: ctx.now })
      .where(and(scoped(ctx, documentTemplate), eq(documentTemplate.id, template.id)))
      .returning();
    if (replacing) {
      await ctx.files.putFile(replacing.columns.storageName, replacing.bytes);
      ctx.afterCommit(() => ctx.files.removeFile(template.storageName));
    }
    return wireTemplate(ctx, found(row), new Map([[template.id, ctx.actor.userId]]));
  },
  audit: ({ loaded, answer }) => ({
    page: 'documents',
    type: 'update',
    objectId: answer.id,
    old: shown(loaded),
    new: shown(answer),
    about: { document: loaded.name },
  }),
});

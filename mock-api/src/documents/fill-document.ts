import { fillDocument as call } from '@paga/contract/documents';
import { DomainError } from '#core/domain-error.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { shownName } from '#core/files/shown-name.ts';
import { apart, type Made, zipStream } from '#core/files/zip-of.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { addAttachment } from '#people/public.ts';
import { type Filled, valuesOf } from './fill/placeholder-values.ts';
import { word } from './fill/word.ts';
import { bytesOf, type Template, templateOf } from './template-rows.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ZIP = 'application/zip';

/** The filled documents, each made when it is asked for. */
type Making = { template: Template; people: Filled[]; made: Made[] };

async function making(ctx: Context, documentId: number, people: Filled[]): Promise<Making> {
  const template = await templateOf(ctx, documentId);
  const bytes = await bytesOf(ctx, template);
  const { unknown } = await word('look', bytes);
  if (unknown.length > 0) {
    const fields = unknown.map((name) => ({ path: 'documentId', code: 'unknownPlaceholder', message: name }));
    throw new DomainError('TEMPLATE_UNKNOWN_PLACEHOLDERS', { fields });
  }
  const names = apart(
    people.map(({ name }) => shownName(`${template.name} ${name}`.replaceAll('.', ' '), 'docx')),
  );
  const made = people.map(({ values }, index) => ({
    name: names[index] ?? '',
    make: () => word('fill', { template: bytes, values, at: ctx.now }),
  }));
  return { template, people, made };
}

/** Stores each document as a file of its employee; when one fails, none stays. */
async function keepAll(ctx: Context, { people, made }: Making, isContract: boolean): Promise<void> {
  const stored: string[] = [];
  try {
    for (const [index, { name, make }] of made.entries()) {
      const bytes = await make();
      const storageName = newFileKey(ctx.companyId, 'attachments', 'docx', bytes);
      const file = {
        fileName: name,
        storageName,
        contentType: DOCX,
        size: bytes.length,
        isContract,
        createdAt: ctx.now,
      };
      await addAttachment(ctx, { employeeId: people[index]?.employeeId, ...file });
      await ctx.files.putFile(storageName, bytes);
      stored.push(storageName);
    }
  } catch (error) {
    await Promise.all(stored.map((storageName) => ctx.files.removeFile(storageName)));
    throw error;
  }
}

/** Fills a template for each of the employees, and keeps what it made with them on wish. */
export const fillDocument = write({
  call,
  load: async (ctx, { body: { documentId, employeeIds, language } }) =>
    making(ctx, documentId, await valuesOf(ctx, employeeIds, language ?? ctx.actor.language)),
  run: async (ctx, { body }, all) => {
    const [first, second] = all.made;
    if (body.keep) await keepAll(ctx, all, body.isContract);
    if (first && !second) return { fileName: first.name, contentType: DOCX, bytes: await first.make() };
    return {
      fileName: shownName(all.template.name.replaceAll('.', ' '), 'zip'),
      contentType: ZIP,
      bytes: zipStream(all.made, ctx.now),
    };
  },
  audit: ({ input: { body }, loaded: { template, people } }) => ({
    page: 'documents',
    type: 'fill',
    objectId: template.id,
    new: {
      employees: people.map(({ name }) => name).join(', '),
      kept: body.keep,
      isContract: body.keep && body.isContract,
    },
    about: { document: template.name },
  }),
});

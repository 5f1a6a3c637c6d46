import type { DocumentTemplate } from '@paga/contract/documents';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import { documentTemplate } from './table.ts';

/** A stored template. */
export type Template = typeof documentTemplate.$inferSelect;

/** The company's templates that are not deleted. */
const kept = (ctx: InCompany) => and(scoped(ctx, documentTemplate), isNull(documentTemplate.deletedAt));

/** The link of a template's file; it checks the session, and that the file is the company's. */
export const templateLink = ({ tenantId, id }: Pick<Template, 'tenantId' | 'id'>) =>
  `/api/files/documents/${id}?company=${tenantId}`;

/** Who saved a template last, by its id; who is not named there is its maker. */
type Changers = ReadonlyMap<number, number>;

/** Templates on the wire. `isChecked` is the specification's mark of the delete mode, which lives in the screen. */
export async function wireTemplates(
  ctx: InCompany,
  rows: readonly Template[],
  changers: Changers = new Map(),
): Promise<DocumentTemplate[]> {
  const changerOf = ({ id, createdBy }: Template) => changers.get(id) ?? createdBy;
  const names = await namesOf(ctx, rows.map(changerOf));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    file: templateLink(row),
    isChecked: false,
    fileName: row.fileName,
    extension: row.fileName.split('.').at(-1) ?? '',
    size: row.size,
    changedAt: (row.updatedAt ?? row.createdAt).toISOString(),
    changedBy: names.get(changerOf(row)) ?? null,
  }));
}

/** The same of one. */
export async function wireTemplate(
  ctx: InCompany,
  row: Template,
  changers?: Changers,
): Promise<DocumentTemplate> {
  return found((await wireTemplates(ctx, [row], changers))[0]);
}

/** Who changed templates last, as the audit log has it. */
export async function lastChangers(ctx: InCompany): Promise<Changers> {
  const { tenantId, page, type, objectId, userId, at, id } = auditLine;
  const lines = await ctx.tx
    .selectDistinctOn([objectId], { objectId, userId })
    .from(auditLine)
    .where(and(eq(tenantId, ctx.companyId), eq(page, 'documents'), eq(type, 'update')))
    .orderBy(objectId, desc(at), desc(id));
  return new Map(
    lines.flatMap((line) =>
      line.objectId !== null && line.userId !== null ? [[line.objectId, line.userId] as const] : [],
    ),
  );
}

/** The templates in the order of the Albanian alphabet. */
export function templatesOf(ctx: InCompany): Promise<Template[]> {
  return ctx.tx
    .select()
    .from(documentTemplate)
    .where(kept(ctx))
    .orderBy(sql`${documentTemplate.name} collate "sq-x-icu"`, asc(documentTemplate.id));
}

/** The template, or `NOT_FOUND` for one of another company as for one that does not exist. */
export async function templateOf(ctx: InCompany, id: number): Promise<Template> {
  const [row] = await ctx.tx
    .select()
    .from(documentTemplate)
    .where(and(kept(ctx), eq(documentTemplate.id, id)));
  return found(row);
}

/** The same of several, locked until the transaction ends; `NOT_FOUND` when one is missing. */
export async function lockedTemplates(ctx: InCompany, ids: readonly number[]): Promise<Template[]> {
  const asked = [...new Set(ids)];
  const rows = await ctx.tx
    .select()
    .from(documentTemplate)
    .where(and(kept(ctx), inArray(documentTemplate.id, asked)))
    .orderBy(asc(documentTemplate.id))
    .for('update');
  if (rows.length !== asked.length) throw new DomainError('NOT_FOUND');
  return rows;
}

/** The bytes of a template's file. */
export async function bytesOf(
  { files }: Pick<Context, 'files'>,
  { storageName }: Pick<Template, 'storageName'>,
): Promise<Uint8Array> {
  return found(await files.readFile(storageName));
}

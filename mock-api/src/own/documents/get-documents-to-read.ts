import { fullName } from '@paga/contract/full-name';
import { getDocumentsToRead as call } from '@paga/contract/own/documents';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { attachment, employee, employeeOf } from '#people/public.ts';
import { ownLink } from '../table.ts';
import { wireDocument } from './own-documents.ts';
import { ownDocument } from './table.ts';

/** Whether there is an address of the own page that reminders go to. */
const reachable = sql<boolean>`exists (select 1 from ${ownLink} l, own_mailed(l."id") m
  where l."tenantId" = ${ownDocument.tenantId} and l."employeeId" = ${ownDocument.employeeId} and l."state" = 'joined')`;

export const getDocumentsToRead = read({
  call,
  run: async (ctx, { query }) => {
    if (query.employeeId !== undefined) await employeeOf(ctx, query.employeeId);
    const { firstName, lastName } = employee;
    const { fileName, size } = attachment;
    const { id, employeeId, attachmentId, sha256, askedBy, askedAt, openedAt, confirmedAt } = ownDocument;
    const { reminders, remindedAt } = ownDocument;
    const rows = await ctx.tx
      .select({
        document: { id, fileName, size, sha256, askedAt, openedAt, confirmedAt },
        office: { employeeId, attachmentId, askedBy, reminders, remindedAt, reachable },
        person: { firstName, lastName },
      })
      .from(ownDocument)
      .innerJoin(attachment, eq(attachment.id, attachmentId))
      .innerJoin(employee, and(eq(employee.id, employeeId), isNull(employee.deletedAt)))
      .where(
        and(
          scoped(ctx, ownDocument),
          query.employeeId === undefined ? isNull(confirmedAt) : eq(employeeId, query.employeeId),
        ),
      )
      .orderBy(asc(askedAt), asc(id));
    const names = await namesOf(
      ctx,
      rows.map(({ office }) => office.askedBy),
    );
    return rows.map(({ document, office, person }) => ({
      ...wireDocument(document),
      ...office,
      employee: fullName(person),
      askedBy: names.get(office.askedBy) ?? null,
      remindedAt: office.remindedAt?.toISOString() ?? null,
    }));
  },
});

import { getSectors } from '@paga/contract/admin';
import { and, asc, isNull } from 'drizzle-orm';
import { own } from '../db/own-rows.ts';
import { read } from '../http/verb.ts';
import { sector } from './table.ts';

export const sectors = read({
  call: getSectors,
  run: (ctx) =>
    ctx.tx
      .select({ id: sector.id, name: sector.name })
      .from(sector)
      .where(and(own(ctx, sector), isNull(sector.deletedAt)))
      .orderBy(asc(sector.name)),
});

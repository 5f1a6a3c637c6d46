import { getSectors } from '@paga/contract/admin';
import { asc, isNull } from 'drizzle-orm';
import { read } from '../http/verb.ts';
import { sector } from './table.ts';

export const sectors = read({
  call: getSectors,
  run: ({ tx }) => tx.select({ id: sector.id, name: sector.name }).from(sector).where(isNull(sector.deletedAt)).orderBy(asc(sector.name)),
});

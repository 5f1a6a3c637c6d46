import type { EdiPerson, NewEmployee } from '@paga/contract/employees';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { type DatedTerms, storeHistories, termsOfForm } from '#people/public.ts';
import { checkedEmployee } from '../record/check-employee.ts';
import { insertEmployees } from '../record/insert-employees.ts';
import { draftOf } from './people/person-of-lines.ts';

/** People of one statement. */
const CHUNK = 1000;

/** Saves people of wage lists as drafts, with a row of terms for each day from which something is otherwise. */
export async function saveDrafts(
  ctx: Context,
  people: readonly EdiPerson[],
  importId: number,
): Promise<number[]> {
  const saved: number[] = [];
  for (let start = 0; start < people.length; start += CHUNK) {
    const chunk = people.slice(start, start + CHUNK);
    const drafts = chunk.map((person) => checkedEmployee(draftOf(person), ctx.today, null));
    const ids = await insertEmployees(ctx, drafts, { importId, now: ctx.now });
    await storeHistories(
      ctx,
      chunk.map((person, index) => {
        const employeeId = found(ids[index]);
        return { employeeId, history: historyOf(ctx, person, employeeId) };
      }),
    );
    saved.push(...ids);
  }
  return saved;
}

function historyOf(ctx: Context, person: EdiPerson, employeeId: number): DatedTerms[] {
  return person.history.map((terms) => {
    const form: NewEmployee = draftOf({ ...person, history: [terms] });
    return {
      ...termsOfForm(form),
      ...{ id: 0, tenantId: ctx.companyId, employeeId, validFrom: terms.validFrom },
      ...{ createdBy: ctx.actor.userId, createdAt: ctx.now },
    };
  });
}

import { type DomainError, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { namesByPersonalNumber } from '#people/public.ts';

const savedTwice = (): DomainError =>
  invalidField('personalNumber', 'idNumberSaved', 'An employee with this personal number is saved already');

/** Refuses a personal number that another employee of the company has. */
export async function refuseTwice(ctx: Context, personalNumber: string | null | undefined): Promise<void> {
  if (personalNumber && (await namesByPersonalNumber(ctx, [personalNumber])).has(personalNumber))
    throw savedTwice();
}

/** Says by its name that the database has refused a personal number, for `catch`: no look beforehand can see what is saved at the same moment. */
export function refuseSavedNumber(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === 'employee_personal_number') throw savedTwice();
  throw error;
}

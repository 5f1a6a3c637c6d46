import { EmployeeStatus } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import { type Contracts, contractsOf, statusOn } from '#people/public.ts';

type Person = Contracts & { deletedAt: Date | null; employeeStatus: EmployeeStatus };

/**
 * Whether a person has left since a day: deleted, switched off, or a contract has ended that no other follows on the next day. Who came back
 * later has left all the same.
 */
export function hasLeft(person: Person, since: string, today: string): boolean {
  if (person.deletedAt !== null || statusOn(person, today) === EmployeeStatus.inactive) return true;
  const contracts = contractsOf(person);
  return contracts.some(
    ({ ended }) =>
      ended !== null &&
      ended >= addDays(since, -1) &&
      ended < today &&
      !contracts.some(
        (other) => other.started <= addDays(ended, 1) && (other.ended === null || other.ended > ended),
      ),
  );
}

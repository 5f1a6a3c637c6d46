import type { NewEmployee } from '@paga/contract/employees';
import { saveProject } from '@paga/contract/projects';
import { type CivilDate, SalaryPaymentType } from '@paga/contract/shapes';
import type { Clerk } from './clerk.ts';

const LINES = [
  { name: 'Koordinimi', budget: 1100, type: 'Personel' },
  { name: 'Ekspertët', budget: 2400, type: 'Personel' },
  { name: 'Puna në terren', budget: 900, type: 'Personel' },
];
/** Who is paid by which line, and their share of it in percent. */
const PAID: ReadonlyMap<number, readonly [line: number, percentage: number]> = new Map([
  [46, [0, 100]],
  [106, [1, 40]],
  [108, [1, 60]],
]);

/** Starts a project; returns what of their form says that somebody is paid by it. */
export async function startProject(
  clerk: Clerk,
  createdAt: CivilDate,
): Promise<(place: number) => Partial<NewEmployee> | undefined> {
  const { id, budgetLines } = await clerk.call(saveProject, {
    body: {
      ...{ userId: clerk.companyId, name: 'Uji i pastër për komunat', createdAt },
      ...{ isActive: true, budget: 4500, budgetLines: LINES },
    },
  });
  return (place) => {
    const [line, percentage] = PAID.get(place) ?? [];
    const paying = line === undefined ? undefined : budgetLines[line];
    if (!paying) return undefined;
    const share = { budgetLineId: paying.id, checked: true, percentage };
    return {
      salaryPaymentType: SalaryPaymentType.project,
      projectBudgetLines: [{ projectId: id, budgetLines: [share] }],
    };
  };
}

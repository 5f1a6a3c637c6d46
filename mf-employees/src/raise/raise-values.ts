import type { PayRaise, RaisePreview } from '@paga/contract/employees';
import { todayInKosovo } from '@paga/kit';

/** What the page asks for. `pay`: of one person, `percent`: of everybody, `list`: of each as it was pasted. */
export type RaiseValues = {
  validFrom: string | null;
  by: 'pay' | 'percent' | 'list';
  side: PayRaise['side'];
  percent: number | null;
  pay: number | null;
};

/** Somebody whose pay is raised, and the new pay where each has an own. */
export type Raised = { employeeId: number; pay: number | null };

/** The first of next month: most raises begin there. */
function nextMonth(): string {
  const [year = 0, month = 0] = todayInKosovo().split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

export const firstValues = (count: number): RaiseValues => ({
  ...{ validFrom: nextMonth(), side: 'gross', percent: null, pay: null },
  by: count === 1 ? 'pay' : count === 0 ? 'list' : 'percent',
});

/** Nothing is typed yet: the pay as it is, which the server says nothing changes about. */
const AS_IT_IS = 0;

/** What is sent for these people; null until the day is there. `seen`: the versions as the preview showed them. */
export function raiseOf(
  tenantId: number,
  { validFrom, by, side, percent, pay }: RaiseValues,
  people: readonly Raised[],
  seen: readonly RaisePreview[] = [],
): PayRaise | null {
  if (!validFrom || people.length === 0) return null;
  const versions = new Map(seen.map(({ employeeId, version }) => [employeeId, version]));
  const typed = by === 'pay' && pay !== null && !Number.isNaN(pay) ? pay : null;
  const asked = by === 'percent' ? percent : null;
  const rate = asked === null || Number.isNaN(asked) ? AS_IT_IS : asked;
  const isEach = by === 'list' || typed !== null;
  return {
    ...{ tenantId, validFrom, percent: isEach ? null : rate, side: by === 'percent' ? 'gross' : side },
    people: people.map(({ employeeId, pay: own }) => ({
      ...{ employeeId, version: versions.get(employeeId) ?? 0 },
      pay: by === 'list' ? own : typed,
    })),
  };
}

/** Whether the form says a new pay at all. */
export const isTyped = ({ by, percent, pay }: RaiseValues): boolean => {
  if (by === 'list') return true;
  const figure = by === 'pay' ? pay : percent;
  return figure !== null && !Number.isNaN(figure);
};

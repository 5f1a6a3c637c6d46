import type { MonthStep, NextStep, SaidStep } from '@paga/contract/payroll';

/** The marks of the closing that holds. */
export type Marks = { paid: boolean; declared: boolean };

/** What the steps of a month follow from. `said`: the steps of which somebody's word still holds. */
type StepFacts = Marks & {
  /** The company has somebody who can be paid. */
  hasPeople: boolean;
  isCalculated: boolean;
  isOutdated: boolean;
  isClosed: boolean;
  problems: number;
  warnings: number;
  hints: number;
  /** The company asks for a second person's sign-off, and none holds. */
  isUnsigned: boolean;
  said: ReadonlySet<SaidStep>;
};

/** The step a month is in, and what it waits for there. */
export type Stands = { here: MonthStep; next: NextStep };

/** What a closed month waits for. */
export const stepOfClosed = ({ paid, declared }: Marks): NextStep =>
  paid ? (declared ? 'done' : 'declare') : 'pay';

/** Where a month stands: in its first step that is not done. Collect and check are done when a person says so, or nothing of them is open. */
export function whereMonthStands(facts: StepFacts): Stands {
  const { said, problems, warnings, hints } = facts;
  if (facts.isClosed) return { here: 'pay', next: stepOfClosed(facts) };
  if (!facts.isCalculated && !facts.hasPeople) return { here: 'collect', next: 'hire' };
  if (!facts.isCalculated || facts.isOutdated) return { here: 'collect', next: 'calculate' };
  if (!said.has('collect')) return { here: 'collect', next: 'collect' };
  if (problems > 0) return { here: 'check', next: 'fix' };
  const isLookedAt = hints === 0 || said.has('check');
  if (warnings > 0 || !isLookedAt) return { here: 'check', next: 'check' };
  if (!said.has('review')) return { here: 'review', next: 'review' };
  return { here: 'close', next: facts.isUnsigned ? 'signOff' : 'close' };
}

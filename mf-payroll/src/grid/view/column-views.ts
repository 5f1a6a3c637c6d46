import { editKinds } from '#edits/edit-kinds.ts';

/** The views of the table over its columns that everybody has. */
export const viewNames = ['hours', 'additions', 'deductions', 'all'] as const;
type ViewName = (typeof viewNames)[number];

/** A view that somebody has saved: its name, and what it hides. */
export type OwnView = { name: string; hidden: readonly string[] };

const gross = ['initialBrutto'] as const;
const columnsOf: Record<ViewName, readonly string[] | undefined> = {
  hours: [...gross, ...editKinds.grossByHours, ...editKinds.hours, 'extraHours', 'change'],
  additions: [...gross, ...editKinds.additions, 'extras', 'totalBrutto', 'change'],
  deductions: [...gross, ...editKinds.insurance, 'prime', ...editKinds.deductions, 'stopsTotal', 'change'],
  all: undefined,
};

/** What a view hides of these columns. */
export function hiddenIn(view: ViewName, columns: readonly string[]): string[] {
  const shown = columnsOf[view];
  return shown ? columns.filter((key) => !shown.includes(key)) : [];
}

const isSame = (one: readonly string[], hidden: ReadonlySet<string>, columns: readonly string[]): boolean =>
  columns.every((key) => one.includes(key) === hidden.has(key));

/** The view that hides just that: one of everybody's, an own one, or none. */
export function viewOf(
  hidden: ReadonlySet<string>,
  columns: readonly string[],
  own: readonly OwnView[],
): ViewName | OwnView | undefined {
  return (
    viewNames.find((name) => isSame(hiddenIn(name, columns), hidden, columns)) ??
    own.find((view) => isSame(view.hidden, hidden, columns))
  );
}

/** The own views with one more; of two of a name the newer stays. */
export const withView = (own: readonly OwnView[], view: OwnView): OwnView[] => [
  ...own.filter(({ name }) => name !== view.name),
  view,
];

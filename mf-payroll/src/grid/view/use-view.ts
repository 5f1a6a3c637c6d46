import { EmployerTier } from '@paga/contract/shapes';
import { useNarrow } from '@paga/kit';
import { usePreference } from '@paga/platform';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { problemCodes } from '#month/rows/problems-of.ts';
import { everything, type RowFilter, shownKinds } from '../filter/filter-rows.ts';
import type { OwnView } from './column-views.ts';

/** So many own views can be saved, with names of so many letters. */
export const OWN_VIEWS = 12;
export const VIEW_NAME = 30;

/** How a person likes the table of a company, kept on the server: columns that are hidden, views that were saved of them, rows that are let through, the panel beside it. */
const KeptView = z.object({
  hidden: z.array(z.string()).max(60).catch([]),
  show: z.enum(shownKinds).catch('all'),
  sector: z.union([z.literal('any'), z.int().min(0)]).catch('any'),
  tier: z.union([z.literal('any'), z.enum(EmployerTier)]).catch('any'),
  problem: z.union([z.literal('any'), z.enum(problemCodes)]).catch('any'),
  panel: z.boolean().catch(false),
  own: z
    .array(z.object({ name: z.string().max(VIEW_NAME), hidden: z.array(z.string()).max(60) }))
    .max(OWN_VIEWS)
    .catch([]),
});
type KeptView = z.infer<typeof KeptView>;
const readView = (kept: unknown): KeptView => KeptView.parse(kept);

const choices = ['show', 'sector', 'tier', 'problem'] as const;

/** What the table shows now, and how that is changed. */
export type View = {
  filter: RowFilter;
  setFilter: (change: Partial<RowFilter>) => void;
  hidden: ReadonlySet<string>;
  setHidden: (next: ReadonlySet<string>) => void;
  /** The views that the person has saved. */
  own: readonly OwnView[];
  setOwn: (views: readonly OwnView[]) => void;
  panel: boolean;
  setPanel: (open: boolean) => void;
  /** Lets go of what hides a cell: every filter and the choice of its column. What is kept stays as it was. */
  reveal: (column: string) => void;
};

/** What is kept, and what was changed here since: a choice made before the server has answered is kept as soon as it has. */
function useKeptView(): [KeptView, (part: Partial<KeptView>) => void, Partial<KeptView>] {
  const { value, keep, isReady } = usePreference('calculations', readView);
  const [own, setOwn] = useState<Partial<KeptView>>({});
  const [kept, setKept] = useState(own);
  const view = useMemo(() => ({ ...value, ...own }), [value, own]);
  useEffect(() => {
    if (!isReady || kept === own) return;
    setKept(own);
    keep(view);
  }, [isReady, kept, own, keep, view]);
  const change = useCallback((part: Partial<KeptView>) => setOwn((before) => ({ ...before, ...part })), []);
  return [view, change, own];
}

/** What a link asks to be seen, whatever hides it. */
function useLinked() {
  const [search] = useSearchParams();
  const found = search.get('find');
  const [text, setText] = useState(found ?? '');
  const [linked, setLinked] = useState(found !== null || search.has('row') || search.has('sum'));
  // From the start: what is kept may be known only after the rows, and would hide the linked column again.
  const [revealed, setRevealed] = useState(
    search.has('row') ? (search.get('field') ?? undefined) : undefined,
  );
  return { text, setText, linked, setLinked, revealed, setRevealed };
}

/** The view, and how it is changed. A link to somebody's row (`?row=7`, `?find=Arta Krasniqi`) or to a sum (`?sum=tax`) shows it whatever was chosen before; the search is not kept. */
export function useView(): View {
  const [view, change, own] = useKeptView();
  const isNarrow = useNarrow();
  const { text, setText, linked, setLinked, revealed, setRevealed } = useLinked();
  const filter = useMemo(
    (): RowFilter => ({ ...(linked ? everything : pick(view, choices)), text }),
    [linked, view, text],
  );
  const hidden = useMemo(
    () => new Set(view.hidden.filter((key) => key !== revealed)),
    [view.hidden, revealed],
  );
  // Where the panel lies over the table it does not open by itself.
  const panel = isNarrow ? own.panel === true : view.panel;
  return useMemo(
    () => ({
      filter,
      setFilter(next) {
        if (next.text !== undefined) setText(next.text);
        const chosen = choices.filter((name) => name in next);
        if (chosen.length === 0) return;
        setLinked(false);
        change({
          ...(linked && { show: 'all', sector: 'any', tier: 'any', problem: 'any' }),
          ...pick(next, chosen),
        });
      },
      hidden,
      setHidden(next) {
        setRevealed(undefined);
        change({ hidden: [...next] });
      },
      own: view.own,
      setOwn: (own) => change({ own: own.map(({ name, hidden }) => ({ name, hidden: [...hidden] })) }),
      panel,
      setPanel: (open) => change({ panel: open }),
      reveal(column) {
        setText('');
        setLinked(true);
        setRevealed(column);
      },
    }),
    [filter, hidden, view.own, panel, linked, change, setText, setLinked, setRevealed],
  );
}

type Choice = (typeof choices)[number];
const pick = <Kept extends Partial<Pick<RowFilter, Choice>>>(from: Kept, names: readonly Choice[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Kept, Choice & keyof Kept>;

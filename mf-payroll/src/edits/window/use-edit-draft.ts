import { type FormDraft, monthName, useKit } from '@paga/kit';
import { calculateSalary, type SalaryInput } from '@paga/payroll';
import { useDraft } from '@paga/platform';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOfWindow } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { type RowSource, withTyped } from '#month/rows/computed-row.ts';
import type { Typed } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { changedOnly, heldIn, typedNow, valuesOf } from '#month/rows/shown-rows.ts';
import { type EditKind, editKinds, fieldsOf, hasNames } from '../edit-kinds.ts';

/** What the fields show first: where nothing was typed, the computed value or what recurring lines come to. */
export function startOf(row: EditedRow, source: RowSource | undefined, kind: EditKind): Typed {
  const typed = typedNow(row, source);
  const computed: Typed = { initialBrutto: row.initialBrutto };
  if (source && kind === 'grossByHours') {
    const hundredths = (input: SalaryInput) => calculateSalary(input).regularHours;
    const hours = withTyped(source, row.pending?.typed ?? {}, hundredths);
    if (hours !== undefined) computed.regularHours = hours / 100;
  }
  const cells: Typed = Object.fromEntries(
    fieldsOf(kind, typed).map((field) => [field, computed[field] ?? heldIn(field, row, source)]),
  );
  return hasNames(kind) ? { ...cells, entries: typed.entries } : cells;
}

/** What a window was read from: its fields, and the version of the row. */
type Base = { fields: Typed; version: number };
type Draft = { values: Typed; base: Base };
type EditDraft = {
  /** What the fields were read from, and what stands in them. */
  start: Typed;
  values: Typed;
  onValues: (all: Typed) => void;
  /** Fields that nobody typed in show something else now. */
  follow: (moved: Typed) => void;
  draft: FormDraft<Typed>;
  /** The version a save of these changes goes over. */
  versionFor: (changes: Typed) => number;
  /** The person knows that somebody else has changed the row: the next save goes over that. */
  onConflict: () => void;
};
type Window = {
  row: EditedRow;
  period: Period;
  kind: EditKind;
  now: Typed;
  form: { setFieldsValue: (values: Typed) => void };
};

/** The draft says whose pay of which month it changes, and leads back to its window. */
function useKept({ row, period, kind }: Pick<Window, 'row' | 'period' | 'kind'>) {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const month = `${monthName(period.month, language)} ${period.year}`;
  return useDraft<Draft>(`salary/${row.id}/${kind}`, {
    what: t('edits.left', { what: t(`edits.kind.${kind}`), name: row.name, month }),
    path: placeOfWindow(row.id, period, editKinds[kind][0]),
    month: period,
  });
}

type DraftParts = {
  kept: ReturnType<typeof useKept>;
  start: Typed;
  setValues: (all: Typed) => void;
  /** What the typed fields were read from; undefined: the newest. */
  base: RefObject<Base | undefined>;
  newest: Base;
};

/** What the form keeps and offers back: the fields that were typed, and what each was read from. */
function formDraft({ kept, start, setValues, base, newest }: DraftParts): FormDraft<Typed> {
  return {
    read: () => kept.read()?.values,
    keep(all) {
      const values = changedOnly(start, all);
      // Nothing but figures that may mean two numbers, which are not kept: there is nothing to offer.
      if (Object.values(values).every(Number.isNaN)) return kept.forget();
      const { fields, version } = base.current ?? newest;
      kept.keep({ values, base: { fields: valuesOf(fields, values), version } });
    },
    forget: kept.forget,
    restored(all) {
      const old = kept.read()?.base;
      if (old) base.current = { fields: { ...start, ...old.fields }, version: old.version };
      setValues(all);
    },
  };
}

/**
 * The draft of an edit window, with what was typed alone: given back, it undoes nothing that somebody else has changed since.
 * `now` is what the fields of the window would show now: they follow it until something is typed. A save goes over the version the typed fields were
 * read from, and over the newest one only while the row still holds in these fields what the person has seen.
 */
export function useEditDraft({ row, period, kind, now, form }: Window): EditDraft {
  const [start, setStart] = useState(now);
  const [values, setValues] = useState<Typed>(now);
  const kept = useKept({ row, period, kind });
  const newest: Base = { fields: now, version: row.version };
  const base = useRef<Base | undefined>(newest);
  const outdated = start !== now && Object.keys(changedOnly(start, values)).length === 0;
  // The inputs of a large month come after its rows: the window may be open by then.
  useEffect(() => {
    if (!outdated) return;
    setStart(now);
    setValues(now);
    form.setFieldsValue(now);
    base.current = { fields: now, version: row.version };
  }, [outdated, now, row.version, form]);
  const follow = useCallback(
    (moved: Typed) => {
      setStart((old) => ({ ...old, ...moved }));
      setValues((old) => ({ ...old, ...moved }));
      form.setFieldsValue(moved);
    },
    [form],
  );
  const draft = formDraft({ kept, start, setValues, base, newest });
  return {
    start,
    values,
    onValues: setValues,
    follow,
    draft,
    versionFor(changes) {
      const seen = base.current ?? newest;
      return Object.keys(changedOnly(seen.fields, valuesOf(now, changes))).length === 0
        ? row.version
        : seen.version;
    },
    onConflict() {
      base.current = undefined;
    },
  };
}

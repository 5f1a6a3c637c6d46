import type { ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import { type SimpleColumn, SimpleTable } from '#display/simple-table.tsx';
import { formatDateTime, missing } from '#format/format.ts';

/** An import as a list shows it; instants as the server answers them. */
type ShownImport = {
  id: number;
  fileName: string;
  savedAt: string;
  savedBy: string | null;
  undone: { at: string; by: string | null } | null;
  blocked: object | null;
};

type ImportsTableProps<One extends ShownImport> = {
  rows: readonly One[];
  texts: { title: string; file: string; when: string; state: string; undo: string };
  undoOf: (one: One) => string;
  undoneAt: (undone: { when: string; by: string }) => string;
  /** Why it cannot be undone. */
  blockedBy: (blocked: NonNullable<One['blocked']>) => string;
  /** How many of what each import has brought. */
  counts: readonly { key: string; title: string; of: (one: One) => number }[];
  onUndo: (one: One) => void;
};

/** The last imports: which file, when and by whom, what each has brought, and the way to undo it or why there is none. */
export function ImportsTable<One extends ShownImport>(props: ImportsTableProps<One>): ReactNode {
  const { rows, texts, counts } = props;
  const counted = counts.map(
    ({ key, title, of }): SimpleColumn<One> => ({ key, title, align: 'right', render: of }),
  );
  const when = ({ savedAt, savedBy }: One) => `${formatDateTime(savedAt)}, ${savedBy ?? missing}`;
  return (
    <SimpleTable
      label={texts.title}
      rows={rows}
      rowKey={({ id }) => id}
      stacks
      columns={[
        { key: 'file', title: texts.file, render: ({ fileName }) => fileName },
        { key: 'when', title: texts.when, render: when },
        ...counted,
        { key: 'undo', title: texts.state, render: (one) => standing(one, props) },
      ]}
    />
  );
}

function standing<One extends ShownImport>(
  one: One,
  { texts, undoOf, undoneAt, blockedBy, onUndo }: ImportsTableProps<One>,
): ReactNode {
  const { undone, blocked } = one;
  if (undone) return undoneAt({ when: formatDateTime(undone.at), by: undone.by ?? missing });
  if (blocked) return blockedBy(blocked);
  return (
    <Button size="small" icon="undo" aria-label={undoOf(one)} onClick={() => onUndo(one)}>
      {texts.undo}
    </Button>
  );
}

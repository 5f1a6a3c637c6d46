import {
  Alert,
  ConfirmModal,
  formatDateTime,
  missing,
  type SimpleColumn,
  SimpleTable,
  Stack,
} from '@paga/kit';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useFormTexts } from '#texts.ts';
import { RowActions } from '../row-actions.tsx';
import type { BlockedText, UndoImport } from './use-undo-import.ts';

/** What is asked before an import is undone. */
export type UndoQuestion = { title: string; confirmText: string; children: ReactNode };

/** An import as a list shows it; instants as the server answers them. */
type ShownImport = {
  id: number;
  fileName: string;
  savedAt: string;
  savedBy: string | null;
  undone: { at: string; by: string | null } | null;
  blocked: { months: string[]; people: string[] } | null;
};

type ImportListProps<One extends ShownImport> = {
  imports: readonly One[];
  /** How many of what each import has brought. */
  counts: readonly { key: string; title: string; of: (one: One) => number }[];
  undo: UndoImport;
  blocked: BlockedText;
  undoOf: (file: string) => string;
  undoneAt: (undone: { when: string; by: string }) => string;
  question: (one: One) => UndoQuestion;
};

/** Who imported what and when, the newest first, each with the way to undo it or why there is none. Renders nothing before the first import. */
export function ImportList<One extends ShownImport>(props: ImportListProps<One>): ReactElement | null {
  const { imports, counts, undo, question } = props;
  const t = useFormTexts();
  const [asked, setAsked] = useState<One | null>(null);
  if (imports.length === 0) return null;
  const counted = counts.map(
    ({ key, title, of }): SimpleColumn<One> => ({ key, title, align: 'right', render: of }),
  );
  const when = ({ savedAt, savedBy }: One) => `${formatDateTime(savedAt)}, ${savedBy ?? missing}`;
  return (
    <Stack gap={8}>
      <strong>{t('import.last')}</strong>
      {undo.why && <Alert tone="danger" title={undo.why} />}
      <SimpleTable
        label={t('import.last')}
        rows={imports}
        rowKey={({ id }) => id}
        stacks
        columns={[
          { key: 'file', title: t('import.lastFile'), render: ({ fileName }) => fileName },
          { key: 'when', title: t('import.lastWhen'), render: when },
          ...counted,
          { key: 'undo', title: t('import.lastState'), render: (one) => wayBack(one, props, setAsked) },
        ]}
      />
      {asked && (
        <ConfirmModal
          open
          danger
          {...question(asked)}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            undo.run(asked.id);
          }}
        />
      )}
    </Stack>
  );
}

function wayBack<One extends ShownImport>(
  one: One,
  { undoOf, undoneAt, blocked: blockedText }: ImportListProps<One>,
  onUndo: (one: One) => void,
): ReactNode {
  const { undone, blocked, fileName } = one;
  if (undone) return undoneAt({ when: formatDateTime(undone.at), by: undone.by ?? missing });
  if (blocked)
    return blocked.months.length > 0
      ? blockedText('monthUsed', blocked.months.join(', '))
      : blockedText('edited', blocked.people.join(', '));
  return <UndoButton name={undoOf(fileName)} onUndo={() => onUndo(one)} />;
}

function UndoButton({ name, onUndo }: { name: string; onUndo: () => void }): ReactElement {
  const t = useFormTexts();
  return <RowActions actions={[{ word: t('import.undo'), label: name, onClick: onUndo }]} />;
}

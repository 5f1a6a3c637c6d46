import { Button, IconButton, type IconName, Row } from '@paga/kit';
import type { ReactNode } from 'react';

const ICONS = {
  edit: 'pencil',
  end: 'calendar',
  off: 'lock',
  on: 'unlock',
  up: 'arrowUp',
  delete: 'trash',
} as const satisfies Record<string, IconName>;

/** `label` names the action and its row. What has no picture of its own says a `word`. */
type RowAction = {
  label: string;
  onClick: () => unknown;
  disabled?: boolean;
  loading?: boolean;
} & ({ kind: keyof typeof ICONS; word?: never } | { kind?: never; word: string });

type RowActionsProps = {
  /** In order, what removes last; at most three. What may not be done is `false`. */
  actions: readonly (RowAction | false)[];
  /** Menus of the row, before the actions. */
  children?: ReactNode;
};

/** What can be done with a row, at its end: a pencil edits, a bin deletes. The row itself opens by its name. */
export function RowActions({ actions, children }: RowActionsProps): ReactNode {
  const offered = actions.filter((action) => action !== false);
  if (offered.length === 0 && !children) return null;
  return (
    <Row as="span" gap={4} inline wrap={false}>
      {children}
      {offered.map(({ kind, word, ...action }) =>
        kind ? (
          <IconButton key={kind} icon={ICONS[kind]} size="small" {...action} />
        ) : (
          <Word key={word} word={word} {...action} />
        ),
      )}
    </Row>
  );
}

function Word({ word, label, ...action }: Omit<RowAction, 'kind'> & { word: string }): ReactNode {
  return (
    <Button variant="link" size="small" aria-label={label} {...action}>
      {word}
    </Button>
  );
}

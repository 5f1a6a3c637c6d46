import type { CountedFailure } from '@paga/contract/remotes';
import { formatDateTime, formatNumber, IconButton, Row, type SimpleColumn, SimpleTable } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureStack } from './failure-stack.tsx';

type FailureTableProps = { label: string; kinds: readonly CountedFailure[] };

/** The kinds of failure of one part, the newest first; each opens to its stack. */
export function FailureTable({ label, kinds }: FailureTableProps): ReactElement {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void =>
    setOpen(open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]));
  return (
    <SimpleTable
      label={label}
      rows={kinds}
      rowKey={({ id }) => id}
      columns={useColumns(open, toggle)}
      below={({ id }) => (open.has(id) ? <FailureStack id={id} /> : null)}
      stacks
      framed
    />
  );
}

function useColumns(open: ReadonlySet<number>, toggle: (id: number) => void): SimpleColumn<CountedFailure>[] {
  const { t } = useTranslation('admin');
  const figure = (key: 'count' | 'people' | 'visitors', title: string): SimpleColumn<CountedFailure> => ({
    ...{ key, title, align: 'right', width: 100 },
    render: (failure) => formatNumber(failure[key]),
  });
  return [
    {
      key: 'kind',
      title: t('parts.column.kind'),
      render: (failure) => (
        <Kind failure={failure} isOpen={open.has(failure.id)} onToggle={() => toggle(failure.id)} />
      ),
    },
    {
      key: 'version',
      title: t('parts.column.version'),
      render: ({ version }) => <span className="paga-breaks">{version}</span>,
    },
    figure('count', t('parts.column.count')),
    figure('people', t('parts.column.people')),
    figure('visitors', t('parts.column.visitors')),
    {
      key: 'first',
      title: t('parts.column.first'),
      width: 150,
      render: ({ firstAt }) => formatDateTime(firstAt),
    },
    {
      key: 'last',
      title: t('parts.column.last'),
      width: 150,
      render: ({ lastAt }) => formatDateTime(lastAt),
    },
  ];
}

type KindProps = { failure: CountedFailure; isOpen: boolean; onToggle: () => void };

function Kind({ failure: { kind, error, message }, isOpen, onToggle }: KindProps): ReactElement {
  const { t } = useTranslation('admin');
  const said = [error, message].filter(Boolean).join(': ');
  return (
    <Row as="span" gap={4} inline wrap={false} align="start">
      <IconButton
        icon={isOpen ? 'chevronDown' : 'chevronRight'}
        size="small"
        label={t('parts.stackOf', { kind: t(`parts.kind.${kind}`) })}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
      <span>
        {t(`parts.kind.${kind}`)}
        {said && <small className="parts-said">{said}</small>}
      </span>
    </Row>
  );
}

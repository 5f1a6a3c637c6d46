import { type Listed, type ListLine, openIn } from '@paga/forms';
import { Button, Modal, NativeSelect, Segmented, SimpleTable, Stack } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditField } from '#month/rows/edit-fields.ts';
import { editsOfList } from './pasted-list.ts';
import type { Taking } from './use-taking.ts';

/** A list that was pasted and leaves something open, and the columns its values go to. */
export type OpenList = { lines: readonly ListLine<Listed>[]; columns: readonly string[] };

type PastedListProps = { list: OpenList; taking: Taking; onClose: () => void };

/** Asks what a pasted list leaves open: which of two people of a name is meant, and what of who stands in it twice. */
export function PastedListModal({ list, taking, onClose }: PastedListProps): ReactElement {
  const { t } = useTranslation('payroll');
  const [picked, setPicked] = useState<ReadonlyMap<ListLine<Listed>, number>>(new Map());
  const [twice, setTwice] = useState<'together' | 'last'>('together');
  const { lines, columns } = list;
  const open = openIn(lines);
  const chosen = (line: ListLine<Listed>) =>
    line.found.length === 1 ? line.found[0]?.id : picked.get(line) || undefined;
  const asked = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.found.length !== 1 || open.twice.has(line.found[0]?.id ?? 0));
  const edits = editsOfList(lines, columns, chosen, twice);
  const people = new Set(edits.map(({ key }) => key)).size;
  const put = () => {
    onClose();
    taking.take(edits);
  };
  return (
    <Modal
      open
      width={640}
      title={t('list.title', { field: t(`edits.field.${columns[0] as EditField}`) })}
      onClose={onClose}
      footer={
        <span className="paga-actions">
          <Button onClick={onClose}>{t('list.cancel')}</Button>
          <Button variant="primary" disabled={people === 0} onClick={put}>
            {t('list.put', { count: people })}
          </Button>
        </span>
      }
    >
      <Stack gap={12}>
        {open.twice.size > 0 && (
          <div>
            <p>{t('list.twice', { count: open.twice.size })}</p>
            <Segmented
              label={t('list.twice', { count: open.twice.size })}
              value={twice}
              options={[
                { value: 'together', label: t('list.together') },
                { value: 'last', label: t('list.last') },
              ]}
              onChange={setTwice}
            />
          </div>
        )}
        <SimpleTable
          label={t('list.lines')}
          rows={asked}
          rowKey={({ at }) => at}
          columns={[
            { key: 'who', title: t('list.who'), render: ({ line }) => line.who },
            {
              key: 'value',
              title: t('list.value'),
              align: 'right',
              render: ({ line }) => line.texts.join(' · '),
            },
            {
              key: 'person',
              title: t('list.person'),
              render: ({ line }) => (
                <Person
                  line={line}
                  isTwice={open.twice.has(line.found[0]?.id ?? 0)}
                  value={picked.get(line) ?? 0}
                  onPick={(id) => setPicked(new Map(picked).set(line, id))}
                />
              ),
            },
          ]}
        />
      </Stack>
    </Modal>
  );
}

type PersonProps = {
  line: ListLine<Listed>;
  isTwice: boolean;
  value: number;
  onPick: (id: number) => void;
};

/** Whom a line means: the one found, a choice between those of the name, or nobody. */
function Person({ line, isTwice, value, onPick }: PersonProps): ReactElement {
  const { t } = useTranslation('payroll');
  const [only, ...others] = line.found;
  if (!only) return <span className="paga-tone-warning">{t('list.nobody')}</span>;
  if (others.length === 0)
    return (
      <span className={isTwice ? 'paga-tone-warning' : undefined}>
        {isTwice ? t('list.isTwice', { name: only.name }) : only.name}
      </span>
    );
  return (
    <NativeSelect<number>
      label={t('list.whom', { name: line.who })}
      value={value}
      options={[
        { value: 0, label: t('list.leftOut') },
        ...line.found.map(({ id, name, personalNumber }) => ({
          value: id,
          label: `${name} · ${personalNumber}`,
        })),
      ]}
      onChange={onPick}
    />
  );
}

import type { EdiWorkbook } from '@paga/contract/employees';
import { RowActions } from '@paga/forms';
import { Button, Figure, Money, missing, Row, type SimpleColumn, SimpleTable, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { EdiProblems } from './edi-problems.tsx';
import type { PickedWorkbook } from './use-edi-import.ts';
import { WorkbookMonth } from './workbook-month.tsx';

type WorkbookTableProps = {
  picked: readonly PickedWorkbook[];
  /** As they were read; not there while the first reading goes on. */
  workbooks: readonly EdiWorkbook[];
  busy: boolean;
  onChange: (index: number, part: Partial<PickedWorkbook>) => void;
  onRemove: (index: number) => void;
  onCompare: (index: number) => void;
};

type Line = { index: number; picked: PickedWorkbook; read: EdiWorkbook | undefined };

/** The wage lists one below the other, each with its month, its sums, its problems and its second workbook. */
export function WorkbookTable({ picked, workbooks, busy, ...acts }: WorkbookTableProps): ReactNode {
  const { t } = useTranslation('employees');
  const lines = picked.map((one, index): Line => {
    // While another choice is being read, the last reading may be of other files.
    const read = workbooks.length === picked.length ? workbooks[index] : undefined;
    return { index, picked: one, read };
  });
  return (
    <SimpleTable
      label={t('edi.workbooks')}
      rows={lines}
      rowKey={({ index }) => index}
      stacks
      columns={[...useFileColumns({ busy, ...acts }), ...useSumColumns()]}
      below={({ read }) =>
        read && read.problems.length > 0 ? <EdiProblems problems={read.problems} /> : null
      }
    />
  );
}

type Acts = Pick<WorkbookTableProps, 'busy' | 'onChange' | 'onRemove' | 'onCompare'>;

function useFileColumns({ busy, onChange, onRemove, onCompare }: Acts): SimpleColumn<Line>[] {
  const { t } = useTranslation('employees');
  return [
    {
      key: 'file',
      title: t('edi.file'),
      render: ({ index, picked: { file } }) => (
        <Row as="span" gap={4} inline wrap={false} className="paga-breaks">
          {file.name}
          <RowActions
            actions={[
              {
                kind: 'delete',
                label: t('edi.removeFile', { file: file.name }),
                disabled: busy,
                onClick: () => onRemove(index),
              },
            ]}
          />
        </Row>
      ),
    },
    {
      key: 'month',
      title: t('edi.month'),
      render: ({ index, picked: { file, month }, read }) => (
        <WorkbookMonth
          fileName={file.name}
          month={month ?? read?.month ?? null}
          disabled={busy}
          onChange={(next) => onChange(index, { month: next })}
        />
      ),
    },
    {
      key: 'list',
      title: t('edi.list'),
      render: ({ index, picked, read }) => (
        <ComparedList
          picked={picked}
          read={read}
          busy={busy}
          onRemove={() => onChange(index, { list: null })}
          onChoose={() => onCompare(index)}
        />
      ),
    },
  ];
}

type ComparedListProps = {
  picked: PickedWorkbook;
  read: EdiWorkbook | undefined;
  busy: boolean;
  onRemove: () => void;
  onChoose: () => void;
};

/** The second workbook that a wage list is compared with, or the way to choose one. */
function ComparedList({ picked, read, busy, onRemove, onChoose }: ComparedListProps): ReactNode {
  const { t } = useTranslation('employees');
  const { file, list } = picked;
  if (!list)
    return (
      <Row>
        <Button
          size="small"
          icon="plus"
          disabled={busy}
          aria-label={t('edi.addListTo', { file: file.name })}
          onClick={onChoose}
        >
          {t('edi.addList')}
        </Button>
      </Row>
    );
  return (
    <Stack gap={8}>
      <Row as="span" gap={4} inline wrap={false} className="paga-breaks">
        {list.file.name}
        <RowActions
          actions={[
            {
              kind: 'delete',
              label: t('edi.removeList', { file: list.file.name }),
              disabled: busy,
              onClick: onRemove,
            },
          ]}
        />
      </Row>
      {typeof read?.compared === 'number' && (
        <span className="paga-hint">{t('edi.compared', counted(read.compared))}</span>
      )}
    </Stack>
  );
}

function useSumColumns(): SimpleColumn<Line>[] {
  const { t } = useTranslation('employees');
  const right = { align: 'right' } as const;
  return [
    {
      key: 'lines',
      title: t('edi.people'),
      ...right,
      render: ({ read }) => (read ? <Figure value={read.lines} /> : missing),
    },
    { key: 'gross', title: t('edi.gross'), ...right, render: ({ read }) => <Money value={read?.gross} /> },
    {
      key: 'employee',
      title: t('edi.employee'),
      ...right,
      render: ({ read }) => <Money value={read?.employee} />,
    },
    {
      key: 'employer',
      title: t('edi.employer'),
      ...right,
      render: ({ read }) => <Money value={read?.employer} />,
    },
  ];
}

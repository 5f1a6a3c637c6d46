import { query } from '@paga/client';
import { getSalaries } from '@paga/contract/payroll';
import { type CellPlace, type MarkedCells, type MenuItem, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type EditKind, stepOfKind } from '#edits/edit-kinds.ts';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import { monthBefore } from '#month/period/use-period.ts';
import type { EditField } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { moneyColumns } from '#month/sums/sum-rows.ts';
import { explainedBy, keyOf, kindOfField } from '../columns/salary-columns.tsx';
import { fromLastMonth } from './last-month.ts';
import type { Taking } from './use-taking.ts';

/** What a cell's menu opens of its row. */
type MenuOpens = {
  explain: (row: EditedRow, step: string) => void;
  edit: (row: EditedRow, kind: EditKind) => void;
};

/** The step of the trace behind a column of figures; undefined for what no step computes. */
function stepOf(column: string): string | undefined {
  const figure = moneyColumns.find((key) => keyOf(key) === column);
  return figure && explainedBy[figure];
}

/** What the menu of the table's cells offers beside filling and clearing: last month's values, the explanation, the window, the person. */
export function useCellMenu(editing: SalaryEditing, taking: Taking, opens: MenuOpens) {
  const { t } = useTranslation('payroll');
  const copyLastMonth = useLastMonth(editing, taking);
  const navigate = useNavigate();
  return ({ key, column }: CellPlace, marked: MarkedCells): readonly MenuItem[] => {
    const row = editing.rows?.find(({ id }) => id === key);
    if (!row) return [];
    const isTyped = marked.some((cell) => cell.key === key && cell.column === column);
    const kind = isTyped ? kindOfField(column as EditField, row) : undefined;
    const step = kind ? stepOfKind[kind] : stepOf(column);
    const items: (MenuItem | false | undefined)[] = [
      marked.length > 0 && {
        key: 'lastMonth',
        label: t('range.lastMonth'),
        onSelect: () => copyLastMonth(marked),
      },
      step !== undefined && {
        key: 'explain',
        label: t('edits.explain'),
        separated: marked.length > 0,
        onSelect: () => opens.explain(row, step),
      },
      kind && {
        key: 'window',
        label: t('range.window', { what: t(`edits.kind.${kind}`) }),
        onSelect: () => opens.edit(row, kind),
      },
      {
        key: 'person',
        label: t('range.person', { name: row.name }),
        onSelect: () => navigate(`/employees/${row.employeeId}`),
      },
    ];
    return items.filter((item): item is MenuItem => Boolean(item));
  };
}

/** Reads last month and puts what it had into the cells, as one step. */
function useLastMonth(editing: SalaryEditing, taking: Taking) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { id } = useCompany();
  return async (marked: MarkedCells): Promise<void> => {
    const input = { query: { ...monthBefore(editing.period), userId: id } };
    try {
      const { salaries } = await client.fetchQuery(query(getSalaries, input));
      const edits = fromLastMonth(marked, editing.rows ?? [], salaries);
      if (edits.length === 0) toast.warning(t('range.noLastMonth'));
      else taking.take(edits);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
}

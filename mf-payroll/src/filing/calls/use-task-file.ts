import { call, query } from '@paga/client';
import {
  exportBankArchive,
  exportBankFile,
  exportJournal,
  getBankLists,
  getDeclarationCheck,
  type MonthTaskName,
} from '@paga/contract/filing';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { getMonthlySalaryPdf } from '@paga/contract/reports/salaries';
import { useReportFile } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useMonthOfCompany } from './use-filing.ts';

/** The tasks whose result is a file, and which file is handed out without a look at the details. */
const FILED = ['bankLists', 'declaration', 'book', 'journal'] as const;
type Filed = (typeof FILED)[number];

type TaskFile = { label: string; isMaking: boolean; make: () => Promise<void> };

/** The file of a task in one press; undefined for a task that has none. `onHindered`: something is to be fixed first, which the details show. */
export function useTaskFile(
  task: MonthTaskName,
  period: Period,
  onHindered: () => void,
): TaskFile | undefined {
  const { t } = useTranslation('payroll');
  const client = useQueryClient();
  const month = useMonthOfCompany(period);
  const { making, save } = useReportFile();
  const filed = FILED.find((one) => one === task);
  const bankLists = async () => {
    const { lists, problems } = await client.fetchQuery(query(getBankLists, { query: month }));
    if (lists.length === 0 || problems.some(({ severity }) => severity === 'error')) return onHindered();
    const [only, ...others] = lists;
    if (others.length > 0 || !only) return save('bankLists', () => call(exportBankArchive, { body: month }));
    const { kind, payingAccountId, layout } = only;
    await save('bankLists', () =>
      call(exportBankFile, { body: { ...month, kind, payingAccountId, layout } }),
    );
  };
  const declaration = async () => {
    const { errors } = await client.fetchQuery(query(getDeclarationCheck, { query: month }));
    if (errors > 0) return onHindered();
    await save('declaration', () => call(exportElectronicDeclaration, { body: month }));
  };
  const files: Record<Filed, () => Promise<void>> = {
    bankLists: () => bankLists().catch(onHindered),
    declaration: () => declaration().catch(onHindered),
    book: () => save('book', () => call(getMonthlySalaryPdf, { body: { ...month, name: '' } })),
    journal: () => save('journal', () => call(exportJournal, { body: { ...month, fileType: 'xlsx' } })),
  };
  if (!filed) return undefined;
  return { label: t(`filing.file.${filed}`), isMaking: making !== null, make: files[filed] };
}

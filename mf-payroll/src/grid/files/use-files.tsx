import { type MenuItem, useToast } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguageItems } from '#bookkeeping/use-posting-language.ts';
import { useSyncItem } from '#bookkeeping/use-sync-item.tsx';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import { useMailItem } from '#mail/use-mail-item.tsx';
import { placeOf } from '#month/period/place-of.ts';
import { useSavedFirst } from '#month/queue/use-saved-first.tsx';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { useArchiveItem } from '#payslip/use-archive-item.tsx';
import { useForemanItem } from '../foremen/use-foreman-item.tsx';
import type { Taking } from '../sheet/use-taking.ts';
import { useExportItem } from './use-export-item.ts';

type FilesOf = {
  /** None while only the top of a large month is there. */
  rows: readonly EditedRow[];
  chosen: readonly EditedRow[];
  onPayslip: (row: EditedRow) => void;
  /** What is read from a sheet goes into the cells as what is typed. */
  editing: SalaryEditing;
  taking: Taking;
};

/** `all`: what the menu offers; `ofChosen`: of it what is for chosen rows; `windows`: what stands open of them. */
export type Files = { all: readonly MenuItem[]; ofChosen: readonly MenuItem[]; windows: ReactNode };

const given = (items: readonly (MenuItem | false | undefined)[]) =>
  items.filter((item): item is MenuItem => Boolean(item));

/** Everything that is made of the month or of its chosen rows: payslips, mail, files, paper, the books, sandboxes. */
export function useFiles({ rows, chosen, onPayslip, editing, taking }: FilesOf): Files {
  const { t } = useTranslation('payroll');
  const [toast, navigate] = [useToast(), useNavigate()];
  const { period } = editing;
  const { ask, question } = useSavedFirst(period, editing.closed);
  const mail = useMailItem({ period, rows: chosen, ask });
  const archive = useArchiveItem({ period, all: rows, chosen, ask });
  const sync = useSyncItem({ period, chosen, ask });
  const languages = useLanguageItems();
  const exported = useExportItem(period, ask);
  const foreman = useForemanItem({ rows, editing, taking });
  const mayTry = useMayCall('getWhatIfs');
  const openPayslip = () => {
    const [only, ...others] = chosen;
    // Specification 2 §5: exactly one chosen row.
    if (!only || others.length > 0) return toast.warning(t(only ? 'payslip.onlyOne' : 'payslip.chooseOne'));
    onPayslip(only);
  };
  const payslip: MenuItem = { key: 'payslip', icon: 'file', label: t('payslip.open'), onSelect: openPayslip };
  const items: (MenuItem | false | undefined)[] = [
    payslip,
    mail.item,
    archive.item,
    exported && { ...exported, separated: true },
    foreman.item,
    { key: 'print', icon: 'print', label: t('calculations.files.print'), onSelect: () => window.print() },
    mayTry && {
      key: 'whatIf',
      icon: 'calculator',
      label: t('whatIf.open'),
      separated: true,
      onSelect: () => navigate(placeOf('whatIf', period)),
    },
    sync.item,
    ...languages,
  ];
  return {
    all: given(items),
    ofChosen: given([chosen.length === 1 && payslip, mail.item, archive.item]),
    windows: (
      <>
        {mail.window}
        {archive.window}
        {sync.window}
        {foreman.window}
        {question}
      </>
    ),
  };
}

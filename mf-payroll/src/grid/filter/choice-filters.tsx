import type { SalaryInputs } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { NativeSelect } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckedRow, type ProblemCode, problemsOf } from '#month/rows/problems-of.ts';
import type { RowFilter } from './filter-rows.ts';

type ChoiceFiltersProps = {
  rows: readonly CheckedRow[];
  sectors: SalaryInputs['sectors'];
  filter: RowFilter;
  onChange: (change: Partial<RowFilter>) => void;
};

/** The kinds of problems there are, each once. */
function problemsIn(rows: readonly CheckedRow[]): ProblemCode[] {
  return [...new Set(rows.flatMap((row) => problemsOf(row).map(({ code }) => code)))].sort();
}

/** Sector, employer tier and kind of problem; a choice with nothing to choose is left out. */
export function ChoiceFilters({ rows, sectors, filter, onChange }: ChoiceFiltersProps): ReactElement {
  const { t } = useTranslation('payroll');
  const problems = problemsIn(rows);
  const tiers = new Set(rows.map((row) => row.employer));
  return (
    <>
      {sectors.length > 0 && (
        <NativeSelect<number | 'any'>
          label={t('calculations.filter.sector')}
          value={filter.sector}
          options={[
            { value: 'any', label: t('calculations.filter.allSectors') },
            ...sectors.map(({ id, name }) => ({ value: id, label: name })),
            { value: 0, label: t('calculations.filter.noSector') },
          ]}
          onChange={(sector) => onChange({ sector })}
        />
      )}
      {(tiers.size > 1 || filter.tier !== 'any') && (
        <NativeSelect<RowFilter['tier']>
          label={t('calculations.filter.tier')}
          value={filter.tier}
          options={[
            { value: 'any', label: t('calculations.filter.allTiers') },
            { value: EmployerTier.primary, label: t('calculations.tier.primary') },
            { value: EmployerTier.secondary, label: t('calculations.tier.secondary') },
          ]}
          onChange={(tier) => onChange({ tier })}
        />
      )}
      {(problems.length > 0 || filter.problem !== 'any') && (
        <NativeSelect<RowFilter['problem']>
          label={t('calculations.filter.problem')}
          value={filter.problem}
          options={[
            { value: 'any', label: t('calculations.filter.allProblems') },
            ...problems.map((code) => ({ value: code, label: t(`calculations.problem.short.${code}`) })),
          ]}
          onChange={(problem) => onChange({ problem })}
        />
      )}
    </>
  );
}

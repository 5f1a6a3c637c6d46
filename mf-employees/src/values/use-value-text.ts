import { formatDate, formatMoney, formatNumber, formatPercent, missing } from '@paga/kit';
import { useTranslation } from 'react-i18next';
import { kindOf } from './kind-of.ts';
import { phoneText } from './phone-text.ts';
import { useOptionText } from './use-option-text.ts';

type Members = readonly { familyMemberType: number; members: number }[];

const membersOf = (value: unknown): Members =>
  Array.isArray(value)
    ? (value as Members)
    : Object.entries(value as Record<string, number | null>).map(([type, members]) => ({
        familyMemberType: Number(type),
        members: members ?? 0,
      }));

/** Says the value of a field for reading: in a profile, a history, a conflict. `names` are those of sectors and budget lines by their ids. */
export function useValueText(): (
  field: string,
  value: unknown,
  names?: ReadonlyMap<number, string>,
) => string {
  const { t } = useTranslation('employees');
  const optionText = useOptionText();
  const family = (value: unknown) =>
    membersOf(value)
      .filter(({ members }) => members > 0)
      .map(({ familyMemberType, members }) => `${optionText('family', familyMemberType)}: ${members}`)
      .join(', ') || missing;
  const named = (id: number, names: ReadonlyMap<number, string> | undefined) => names?.get(id) ?? `${id}`;
  return (field, value, names) => {
    if (value === null || value === undefined || value === '') return missing;
    const kind = kindOf(field);
    if (kind === 'option') return optionText(field, value);
    if (kind === 'date') return formatDate(String(value));
    if (kind === 'amount') return formatMoney(Number(value));
    if (kind === 'percentage') return formatPercent(Number(value));
    if (kind === 'number') return formatNumber(Number(value));
    if (typeof value === 'boolean') return t(value ? 'employee.yes' : 'employee.no');
    if (field === 'family' || field === 'familyMembers') return family(value);
    if (field === 'sectors') return (value as number[]).map((id) => named(id, names)).join(', ') || missing;
    if (field === 'shares') {
      const shares = value as { budgetLineId: number; checked: boolean; percentage: number | null }[];
      const paid = shares.filter(({ checked }) => checked);
      return (
        paid
          .map(({ budgetLineId, percentage }) => `${named(budgetLineId, names)} ${percentage} %`)
          .join(', ') || missing
      );
    }
    return field === 'phone' ? phoneText(String(value)) : String(value);
  };
}

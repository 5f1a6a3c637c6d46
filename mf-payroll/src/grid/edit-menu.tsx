import type { SalaryRow } from '@paga/contract/payroll';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { Dropdown } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditKind } from '#edits/edit-kinds.ts';

/** The edit windows of a row as a menu, for where its cells are not at hand. */
export function EditMenu({
  row,
  onEdit,
}: {
  row: SalaryRow;
  onEdit: (kind: EditKind) => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const gross = row.salaryPaymentType === SalaryPaymentType.hourly ? 'grossByHours' : 'gross';
  const kinds: EditKind[] = [gross, 'hours', 'additions', 'insurance', 'deductions'];
  const items = kinds.map((kind) => ({
    key: kind,
    label: t(`edits.kind.${kind}`),
    onSelect: () => onEdit(kind),
  }));
  return <Dropdown label={t('edits.menu')} items={items} />;
}

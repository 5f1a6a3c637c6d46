import { Fields, FigureField } from '@paga/forms';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeaveKind } from './leave-kinds.ts';

/** Days and pay of one kind of leave side by side. */
export function LeaveRow({ kind }: { kind: LeaveKind }): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <Fields>
      <FigureField
        name={kind.days}
        label={t(`settings.leave.${kind.key}.days`)}
        schema={kind.daysSchema}
        whole
        hint={kind.key === 'maternity' && t('settings.leave.maternity.hint')}
      />
      <FigureField
        name={kind.percentage}
        label={t(`settings.leave.${kind.key}.percentage`)}
        schema={kind.percentageSchema}
        unit="%"
      />
    </Fields>
  );
}

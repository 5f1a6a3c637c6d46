import { DateText, Tag, todayInKosovo } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './dated-values.css';

type Dated = { validFrom: string; inForce: boolean };
type Origin = { law?: string | null; changedBy: string | null; changedAt: string | null };
/** Values from a day on, and where they came from. */
export type DatedEntry = Dated & Origin;

/** Since when, and whether that is what holds today or what is still to come. */
export function ValidFrom({
  entry: { validFrom, inForce },
  today = todayInKosovo(),
}: {
  entry: Dated;
  today?: string;
}): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      <DateText value={validFrom} />{' '}
      {inForce && <Tag tone="success">{t('settings.datedValues.inForce')}</Tag>}
      {validFrom > today && <Tag tone="info">{t('settings.datedValues.coming')}</Tag>}
    </>
  );
}

/** The law, and who brought it in and when, as far as the reader may know. */
export function CameFrom({ entry: { law, changedBy, changedAt } }: { entry: Origin }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <div className="dated-came-from">
      {law && <div>{law}</div>}
      <span className="paga-hint">
        {changedAt === null
          ? t('settings.datedValues.byLaw')
          : (changedBy ?? t('settings.datedValues.platform'))}
        {changedAt !== null && (
          <>
            {', '}
            <DateText value={changedAt} />
          </>
        )}
      </span>
    </div>
  );
}

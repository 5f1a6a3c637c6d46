import { isApiError } from '@paga/client';
import { Alert } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** How many people are named. */
const NAMED = 5;

/** Why nothing was carried over: rows and months that stand in the way are named. */
export function CarryRefused({ error }: { error: unknown }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const fields = isApiError(error) ? error.fields : [];
  const reason = (['editedSince', 'otherCents', 'monthClosed'] as const).find((code) =>
    fields.some((field) => field.code === code),
  );
  const names = fields.map(({ message }) => message);
  const more = names.length > NAMED ? ', …' : '';
  return (
    <Alert tone="danger" title={t('whatIf.carry.nothingCarried')}>
      {reason
        ? t(`whatIf.carry.refused.${reason}`, {
            names: `${names.slice(0, NAMED).join(', ')}${more}`,
            count: names.length,
          })
        : errorText(error)}
    </Alert>
  );
}

import { Alert, Button, formatNumber } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taking } from './use-taking.ts';

/** So many are named; the rest is counted. */
const NAMED = 3;

/** Asks about hours that nobody works in a month; it stands below the table, moves no row and takes no key. */
export function AskedHoursLine({ taking }: { taking: Taking }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { asked, answer } = taking;
  if (asked.length === 0) return null;
  const named = asked
    .slice(0, NAMED)
    .map(({ name, field, hours }) =>
      t('edits.asked.cell', { name, field: t(`edits.field.${field}`), hours: formatNumber(hours) }),
    );
  const more = asked.length - NAMED;
  return (
    <Alert
      tone="warning"
      title={t('edits.asked.title', { count: asked.length })}
      action={
        <span className="paga-actions">
          <Button size="small" onClick={() => answer(false)}>
            {t('edits.asked.back')}
          </Button>
          <Button size="small" variant="primary" onClick={() => answer(true)}>
            {t('edits.asked.meant')}
          </Button>
        </span>
      }
    >
      {named.join(' · ')}
      {more > 0 && ` · ${t('edits.refused.more', { count: more })}`}
    </Alert>
  );
}

import type { SettingChange } from '@paga/contract/company/settings';
import { DateText, Row, Tag, todayInKosovo } from '@paga/kit';
import type { ReactElement } from 'react';
import { useFormTexts } from '#texts.ts';
import './setting-history.css';

type HistoryProps = {
  entries: readonly SettingChange[];
  /** Name and value of a field, as the form shows them. */
  label: (field: string) => string;
  show: (field: string, value: number | null) => string;
};

/** What a setting was: since when, by whom, from what to what; the newest first. */
export function SettingHistory({ entries, label, show }: HistoryProps): ReactElement {
  const t = useFormTexts();
  return (
    <details className="forms-history">
      <summary>{t('settingForm.history.title', { count: entries.length })}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Heading entry={entry} />
            {entry.changes.map(({ field, old, new: fresh }) => (
              <Row gap={12} wrap={false} align="stretch" justify="between" key={field}>
                <span>{label(field)}</span>
                <span className="paga-number">
                  {entry.changedBy === null
                    ? show(field, fresh)
                    : `${show(field, old)} → ${show(field, fresh)}`}
                </span>
              </Row>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Heading({ entry: { validFrom, changedAt, changedBy } }: { entry: SettingChange }): ReactElement {
  const t = useFormTexts();
  const who =
    changedBy === null
      ? t('settingForm.history.byLaw')
      : (changedBy.name ?? t('settingForm.history.platform'));
  return (
    <Row gap={[4, 8]} align="baseline" className="forms-history-head">
      <strong>
        {t('settingForm.history.since')} <DateText value={validFrom} />
      </strong>
      {validFrom > todayInKosovo() && <Tag tone="info">{t('settingForm.history.coming')}</Tag>}
      <span className="paga-hint">
        {who}
        {changedBy && (
          <>
            {', '}
            <DateText value={changedAt} time />
          </>
        )}
      </span>
    </Row>
  );
}

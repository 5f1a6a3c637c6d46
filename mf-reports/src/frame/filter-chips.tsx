import { Icon, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A filter that is set: what it says, and how it is cleared. */
export type Chip = { key: string; label: string; onClear: () => void };

/** The filters that are set, each cleared by a press. */
export function FilterChips({ chips }: { chips: readonly Chip[] }): ReactElement | null {
  const { t } = useTranslation('reports');
  if (chips.length === 0) return null;
  return (
    <Row as="ul" align="stretch" aria-label={t('frame.chips.label')}>
      {chips.map(({ key, label, onClear }) => (
        <li key={key}>
          <button
            type="button"
            className="paga-reset report-chip"
            aria-label={t('frame.chips.clear', { filter: label })}
            onClick={onClear}
          >
            {label}
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </Row>
  );
}

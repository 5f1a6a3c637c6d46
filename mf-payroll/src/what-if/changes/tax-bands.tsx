import { Grid, NumberInput } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LooseBand } from './change-draft.ts';

/** Each band begins where the one before it ends. */
function joined(bands: readonly LooseBand[]): LooseBand[] {
  return bands.map((band, index) => ({ ...band, from: bands[index - 1]?.to ?? 0 }));
}

/** Upper ends and percentages of tax bands; the last is open. */
export function TaxBands({
  bands,
  onChange,
}: {
  bands: readonly LooseBand[];
  onChange: (next: LooseBand[]) => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const change = (at: number, facts: Partial<LooseBand>) =>
    onChange(joined(bands.map((band, index) => (index === at ? { ...band, ...facts } : band))));
  return (
    <Grid as="ul" gap={8} columns="minmax(0, 400px)" className="what-if-bands">
      {bands.map((band, index) => (
        <Grid as="li" gap={8} align="center" columns="3fr 2fr" key={index}>
          {band.to === null ? (
            <span className="paga-hint">{t('whatIf.band.above')}</span>
          ) : (
            <NumberInput
              aria-label={t('whatIf.band.to', { number: index + 1 })}
              prefix={t('whatIf.band.upTo')}
              suffix="€"
              precision={2}
              value={band.to ?? null}
              onChange={(to) => change(index, { to: to ?? undefined })}
            />
          )}
          <NumberInput
            aria-label={t('whatIf.band.percentage', { number: index + 1 })}
            suffix="%"
            value={band.percentage}
            onChange={(percentage) => change(index, { percentage })}
          />
        </Grid>
      ))}
    </Grid>
  );
}

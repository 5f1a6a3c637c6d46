import type { RemoteState } from '@paga/contract/remotes';
import { type Detail, DetailList, formatNumber, missing, Row, Tag, type Tone } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Vitals = RemoteState['vitals'];

/** Up to the first a page is good, up to the second it needs work: https://web.dev/articles/defining-core-web-vitals-thresholds */
const BOUNDS = { lcp: [2_500, 4_000], inp: [200, 500], cls: [0.1, 0.25] } as const;
type Measure = keyof typeof BOUNDS;

const TONES = { good: 'success', fair: 'warning', poor: 'danger' } as const satisfies Record<string, Tone>;

function judged(measure: Measure, value: number): keyof typeof TONES {
  const [good, fair] = BOUNDS[measure];
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor';
}

/** How fast the pages of a part were, three visits of four at least. */
export function VitalsList({ vitals }: { vitals: Vitals }): ReactElement {
  const { t } = useTranslation('admin');
  if (vitals.visits === 0) return <p className="paga-hint">{t('parts.noVisits')}</p>;
  const texts: Record<Measure, (value: number) => string> = {
    lcp: (value) => t('parts.seconds', { value: formatNumber(value / 1_000) }),
    inp: (value) => t('parts.milliseconds', { value: formatNumber(value) }),
    cls: formatNumber,
  };
  const shown = (measure: Measure): ReactNode => {
    const value = vitals[measure];
    if (value === null) return missing;
    const word = judged(measure, value);
    return (
      <Row as="span" inline>
        {texts[measure](value)}
        <Tag tone={TONES[word]}>{t(`parts.judged.${word}`)}</Tag>
      </Row>
    );
  };
  const items: Detail[] = (['lcp', 'inp', 'cls'] as const).map((measure) => ({
    key: measure,
    label: t(`parts.vital.${measure}`),
    value: shown(measure),
  }));
  return (
    <div>
      <DetailList columns={3} items={items} />
      <p className="paga-hint parts-visits">{t('parts.visits', { count: vitals.visits })}</p>
    </div>
  );
}

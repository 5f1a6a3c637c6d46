import type { Sector } from '@paga/contract/employees/sectors';
import { Button, CheckBox, formatPercent, NativeSelect, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARES, useWallShare } from './use-wall-share.ts';

type WallToolsProps = {
  /** Undefined until they are known: their place is there. */
  sectors: readonly Sector[] | undefined;
  /** The sector that is shown; null all of them. */
  sectorId: number | null;
  onSector: (sectorId: number | null) => void;
  onlyAway: boolean;
  onOnlyAway: (only: boolean) => void;
};

/** Above the chart: which sector, only who is away, from which share on a day is marked, and printing. */
export function WallTools({ sectors, sectorId, onSector, ...away }: WallToolsProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { share, choose } = useWallShare();
  const all = { value: 0, label: t('wall.allSectors') };
  return (
    <Row gap={[8, 16]} justify="between" className="leave-head wall-tools">
      <Row>
        {sectors?.length !== 0 && (
          <NativeSelect
            label={t('wall.sectors')}
            value={sectorId ?? 0}
            options={[all, ...(sectors ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(id) => onSector(id === 0 ? null : id)}
          />
        )}
        <CheckBox checked={away.onlyAway} onChange={away.onOnlyAway}>
          {t('wall.onlyAway')}
        </CheckBox>
        <span className="wall-share">
          <span className="wall-crowded-mark" aria-hidden="true" />
          <span aria-hidden="true">{t('wall.shareLabel')}</span>
          <NativeSelect
            label={t('wall.share')}
            value={share}
            options={SHARES.map((value) => ({ value, label: formatPercent(value) }))}
            onChange={choose}
          />
        </span>
      </Row>
      <Button icon="print" size="small" onClick={() => window.print()}>
        {t('wall.print')}
      </Button>
    </Row>
  );
}

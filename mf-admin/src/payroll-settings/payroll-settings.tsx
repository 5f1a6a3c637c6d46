import { Card, EmptyState, Grid, Stack } from '@paga/kit';
import { type OfferedSetting, RemoteMissing, RemoteOutlet, SETTING_GROUPS } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { InForceCard } from './in-force.card.tsx';
import { SettingTile } from './setting-tile.tsx';
import { useShownSettings } from './use-shown-settings.ts';

/** The settings that the remotes offer, as tiles by group; `?open=<id>` in the address opens one. */
export function PayrollSettings(): ReactElement {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const { tiles, readOnly, isChosenFirst, away, retry } = useShownSettings();
  const open = [...tiles, ...readOnly].find(
    (setting) => setting.id === params.get('open') && !isChosenFirst(setting),
  );
  const groups = SETTING_GROUPS.filter((group) => tiles.some((setting) => setting.group === group));
  if (groups.length + readOnly.length + away.length === 0)
    return <EmptyState title={t('payrollSettings.empty')} />;
  return (
    <Stack>
      {groups.map((group) => (
        <Card key={group} title={t(`payrollSettings.group.${group}`)}>
          <Grid columns={300}>
            {tiles
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingTile key={setting.id} setting={setting} isChosenFirst={isChosenFirst(setting)} />
              ))}
          </Grid>
        </Card>
      ))}
      {readOnly.length > 0 && <InForceCard settings={readOnly} />}
      {away.map(({ remote, place, settings }) => (
        <RemoteMissing
          key={remote}
          as="card"
          title={place}
          detail={t('payrollSettings.away', { names: settings.map(({ label }) => label).join(', ') })}
          onRetry={() => retry(remote)}
        />
      ))}
      {open && <OpenSetting key={open.id} setting={open} />}
    </Stack>
  );
}

function OpenSetting({
  setting: { remote, window, label },
}: {
  setting: OfferedSetting;
}): ReactElement | null {
  const [, setParams] = useSearchParams();
  const close = (): void => setParams({ tab: 'payroll' }, { replace: true });
  if (!window) return null;
  return <RemoteOutlet as="window" remote={remote} code={window} title={label} onClose={close} />;
}

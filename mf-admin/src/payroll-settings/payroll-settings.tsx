import { Card, EmptyState, Row, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOffered } from '#configurations/use-offered.ts';
import { SettingTile } from './setting-tile.tsx';
import { SETTING_GROUPS, SETTINGS } from './settings.ts';

/** The settings that salaries are computed from, as tiles by group; `?open=<key>` in the address opens one. */
export function PayrollSettings(): ReactElement {
  const { t } = useTranslation('admin');
  const offered = useOffered();
  const [params, setParams] = useSearchParams();
  const settings = SETTINGS.filter((setting) => offered(setting.needs));
  const open = settings.find((setting) => setting.key === params.get('open'));
  const show = (key: string | null): void => setParams({ tab: 'payroll', ...(key && { open: key }) }, { replace: true });
  const groups = SETTING_GROUPS.filter((group) => settings.some((setting) => setting.group === group));
  if (groups.length === 0) return <EmptyState title={t('payrollSettings.empty')} />;
  return (
    <Stack>
      {groups.map((group) => (
        <Card key={group} title={t(`payrollSettings.group.${group}`)}>
          <Row columns={220}>
            {settings
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingTile key={setting.key} setting={setting} onOpen={() => show(setting.key)} />
              ))}
          </Row>
        </Card>
      ))}
      {open?.Modal && <open.Modal onClose={() => show(null)} />}
    </Stack>
  );
}

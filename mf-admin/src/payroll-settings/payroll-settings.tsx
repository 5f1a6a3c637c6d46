import { RoleId } from '@paga/contract/shapes';
import { Card, EmptyState, Row, Stack } from '@paga/kit';
import { useMaybeCompany, useSession } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { InForceCard } from './in-force.card.tsx';
import { SettingTile } from './setting-tile.tsx';
import { SETTING_GROUPS, SETTINGS, type Setting } from './settings.ts';
import { useOffered } from './use-offered.ts';

/** The settings that salaries are computed from, as tiles by group; `?open=<key>` in the address opens one. */
export function PayrollSettings(): ReactElement {
  const { t } = useTranslation('admin');
  const offered = useOffered();
  const [params, setParams] = useSearchParams();
  const { roleId } = useSession();
  const company = useMaybeCompany();
  const hasQuickbooks = company?.hasQuickbooks ?? false;
  const isChosen = ({ choice }: Setting) =>
    choice !== undefined && company === null && roleId === RoleId.superAdmin;
  const settings = SETTINGS.filter(
    (setting) => isChosen(setting) || (offered(setting.needs) && (!setting.withQuickbooks || hasQuickbooks)),
  );
  const readOnly = SETTINGS.filter(({ needs, reads }) => reads && !offered(needs) && offered(reads));
  const open = [...settings, ...readOnly].find(
    (setting) => setting.key === params.get('open') && !isChosen(setting),
  );
  const close = (): void => setParams({ tab: 'payroll' }, { replace: true });
  const groups = SETTING_GROUPS.filter((group) => settings.some((setting) => setting.group === group));
  if (groups.length === 0 && readOnly.length === 0) return <EmptyState title={t('payrollSettings.empty')} />;
  return (
    <Stack>
      {groups.map((group) => (
        <Card key={group} title={t(`payrollSettings.group.${group}`)}>
          <Row columns={300}>
            {settings
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingTile key={setting.key} setting={setting} />
              ))}
          </Row>
        </Card>
      ))}
      {readOnly.length > 0 && <InForceCard settings={readOnly} />}
      {open?.Modal && <open.Modal onClose={close} />}
    </Stack>
  );
}

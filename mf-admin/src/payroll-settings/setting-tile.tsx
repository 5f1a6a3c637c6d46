import { Button } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Setting } from './settings.ts';

/** One setting to open. */
export function SettingTile({ setting, onOpen }: { setting: Setting; onOpen: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { to } = setting;
  return (
    <Button icon={setting.icon} block onClick={() => (to ? navigate(to) : onOpen())}>
      {t(`payrollSettings.setting.${setting.key}.title`)}
    </Button>
  );
}

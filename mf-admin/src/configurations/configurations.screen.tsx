import { Page, Tabs } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOffered } from '#payroll-settings/use-offered.ts';
import { HeaderButtons } from './header-buttons.tsx';
import { TABS } from './tabs.ts';

/** Everything that is set up rather than worked on, in tabs by role; the tab stands in the address. */
export function ConfigurationsScreen(): ReactElement {
  const { t } = useTranslation('admin');
  const offered = useOffered();
  const [params, setParams] = useSearchParams();
  const tabs = TABS.filter((tab) => offered(tab.needs));
  const shown = tabs.find((tab) => tab.key === params.get('tab')) ?? tabs[0];
  const items = tabs.map(({ key, Content }) => ({
    key,
    label: t(`configurations.tab.${key}`),
    children: key === shown?.key ? <Content /> : undefined,
  }));
  return (
    <Page title={t('navigation.configurations')} extra={<HeaderButtons tab={shown?.key} />}>
      <Tabs
        label={t('navigation.configurations')}
        items={items}
        value={shown?.key}
        onChange={(tab) => setParams({ tab })}
      />
    </Page>
  );
}

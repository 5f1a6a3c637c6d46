import { EmptyState, Icon, type IconName, Page } from '@paga/kit';
import { Extension, useMaybeCompany, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlaces } from '../remotes/use-places.ts';
import { ChooseCompany } from '../session/choose-company.tsx';
import './dashboard.css';

const TAX_DECLARATION = 'https://edeklarimi.atk-ks.org/';
const SHORTCUTS = ['/employees', '/calculations'];

/** The main page: shortcuts, then the cards the remotes offer; each card loads and fails by itself. */
export function DashboardScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const company = useMaybeCompany();
  if (!company) return <ChooseCompany title={t('dashboard.welcome', { name: user.name })} />;
  return (
    <Page title={t('dashboard.welcome', { name: user.name })} hint={t('dashboard.hint', { company: company.name })}>
      <Shortcuts />
      <div className="dashboard-grid">
        <Extension
          key={company.id}
          point="dashboard"
          fallback={<EmptyState title={t('dashboard.empty')} hint={t('dashboard.emptyHint')} />}
          wrap={({ key, width, children }) => (
            <div key={key} className="dashboard-cell" style={{ '--dashboard-width': width } as CSSProperties}>
              {children}
            </div>
          )}
        />
      </div>
    </Page>
  );
}

function Shortcuts(): ReactNode {
  const { t } = useTranslation('shell');
  const { roleId } = useSession();
  const { navigation } = usePlaces();
  const places = navigation.filter((entry) => SHORTCUTS.includes(entry.path) && entry.needs.every((call) => mayCall(roleId, call)));
  return (
    <nav aria-label={t('dashboard.shortcuts')}>
      <ul className="dashboard-shortcuts">
        {places.map((place) => (
          <li key={place.path}>
            <Link className="dashboard-shortcut" to={place.path}>
              <ShortcutText icon={place.icon} text={place.title} />
            </Link>
          </li>
        ))}
        <li>
          <a className="dashboard-shortcut" href={TAX_DECLARATION} target="_blank" rel="noreferrer">
            <ShortcutText icon="external" text={t('dashboard.taxDeclaration')} />
          </a>
        </li>
      </ul>
    </nav>
  );
}

function ShortcutText({ icon, text }: { icon: IconName; text: string }): ReactNode {
  return (
    <>
      <Icon name={icon} />
      {text}
    </>
  );
}

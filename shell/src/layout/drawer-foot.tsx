import { Avatar, Icon, type IconName } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayChangeCompany } from '#company/use-companies.ts';
import { chooseLanguage } from '../language/own-language.ts';
import { useThemeTool } from './use-theme-tool.ts';

/** At the foot of the drawer: the person, another company, the other language, the other theme. */
export function DrawerFoot(): ReactNode {
  const { t } = useTranslation('shell');
  const { user, language } = useSession();
  const mayChangeCompany = useMayChangeCompany();
  const theme = useThemeTool();
  const other = language === 'sq' ? 'en' : 'sq';
  return (
    <ul className="frame-entries frame-drawer-foot">
      <li>
        <Link to="/account" className="frame-entry" aria-label={t('navigation.account', { name: user.name })}>
          <Avatar name={user.name} src={user.photo} size={24} />
          {user.name}
        </Link>
      </li>
      {mayChangeCompany && (
        <li>
          <Link to="/companyLogin" className="frame-entry">
            <Icon name="building" size={18} />
            {t('account.changeCompany')}
          </Link>
        </li>
      )}
      <Act icon="globe" lang={other} onPress={() => void chooseLanguage(other)}>
        {other === 'sq' ? 'Shqip' : 'English'}
      </Act>
      <Act icon={theme.icon} onPress={theme.onSelect}>
        {theme.label}
      </Act>
    </ul>
  );
}

type ActProps = { icon: IconName; lang?: string; onPress: () => void; children: string };

function Act({ icon, lang, onPress, children }: ActProps): ReactNode {
  return (
    <li>
      <button type="button" className="frame-entry" lang={lang} onClick={onPress}>
        <Icon name={icon} size={18} />
        {children}
      </button>
    </li>
  );
}

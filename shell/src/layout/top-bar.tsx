import { IconButton, Logo, usePhone } from '@paga/kit';
import { useMaybeCompany } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageMenu } from '../language/language-menu.tsx';
import { NotificationsBell } from '../notifications/notifications-bell.tsx';
import { GlobalSearch } from '../search/global-search.tsx';
import { CompanyName } from './company-name.tsx';
import { SupportModal } from './support.modal.tsx';
import { useThemeTool } from './use-theme-tool.ts';
import { type Tool, UserMenu } from './user-menu.tsx';

/** The bar on top: company, search, language, theme, support, person. */
export function TopBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const company = useMaybeCompany();
  const [supportOpen, setSupportOpen] = useState(false);
  const narrow = usePhone();
  const tools: (Tool & { words?: string })[] = [
    { ...useThemeTool(), words: t('search.words.theme') },
    { key: 'support', icon: 'help', label: t('support.title'), onSelect: () => setSupportOpen(true) },
  ];
  return (
    <header className="frame-bar">
      <span className="frame-toggle">
        <IconButton
          icon="menu"
          label={t('navigation.label')}
          aria-expanded={menuOpen}
          aria-controls="menu"
          onClick={onMenu}
        />
      </span>
      <Link to="/" className="frame-home" aria-label={t('frame.home')}>
        <Logo />
      </Link>
      {company && <CompanyName company={company} />}
      {!narrow && <GlobalSearch narrow={false} deeds={tools} />}
      <div className="frame-tools">
        {narrow && <GlobalSearch narrow deeds={tools} />}
        {company && <NotificationsBell key={company.id} />}
        <LanguageMenu />
        {!narrow &&
          tools.map((tool) => (
            <IconButton key={tool.key} icon={tool.icon} label={tool.label} onClick={tool.onSelect} />
          ))}
        <UserMenu tools={narrow ? tools : []} />
      </div>
      <SupportModal open={supportOpen} onClose={() => setSupportOpen(false)} />
    </header>
  );
}

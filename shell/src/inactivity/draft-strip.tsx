import { Alert, Button, formatDateTime } from '@paga/kit';
import { useMaybeCompany, useSession } from '@paga/platform';
import { draftsOf, forgetDraft } from '@paga/platform/host';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath } from 'react-router-dom';
import { usePlaces } from '#access/use-places.ts';

/** After a sign-in: the pages where forms were left unsaved, each a link; the form itself then offers what was typed. */
export function DraftStrip(): ReactNode {
  const { t } = useTranslation('shell');
  const userId = useSession().user.id;
  const companyId = useMaybeCompany()?.id;
  const { routes } = usePlaces();
  const owner = { userId, companyId };
  const [kept, setKept] = useState(() => draftsOf(owner));
  if (kept.length === 0) return null;
  const titleOf = (path: string) =>
    routes.find((route) => matchPath(route.path, path.split('?')[0] ?? ''))?.title ?? t('drafts.open');
  const titles = kept.map(({ draft }) => titleOf(draft.path));
  /** Two forms of one page differ by the time they were left. */
  const nameOf = (title: string, at: number) =>
    titles.filter((other) => other === title).length > 1
      ? `${title} (${formatDateTime(new Date(at).toISOString()).slice(-5)})`
      : title;
  const discard = (): void => {
    for (const { form } of kept) forgetDraft(owner, form);
    setKept([]);
  };
  return (
    <div className="frame-drafts-strip">
      <Alert tone="info" title={t('drafts.title')}>
        <span className="frame-drafts">
          {t('drafts.text', { count: kept.length })}
          {kept.map(({ form, draft }) => (
            <Link
              key={form}
              to={draft.path}
              onClick={() => setKept(kept.filter((other) => other.form !== form))}
            >
              {nameOf(titleOf(draft.path), draft.at)}
            </Link>
          ))}
          <Button variant="link" size="small" onClick={discard}>
            {t('drafts.discard')}
          </Button>
        </span>
      </Alert>
    </div>
  );
}

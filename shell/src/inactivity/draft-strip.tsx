import { Alert, Button, formatDateTime, Row } from '@paga/kit';
import { useMaybeCompany, useSession } from '@paga/platform';
import { type Draft, draftsOf, forgetDraft } from '@paga/platform/host';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useNavigate } from 'react-router-dom';
import { usePlaces } from '#access/use-places.ts';

type Kept = { form: string; draft: Draft };

/** What was changed, of whom and when; a form that does not say so has the name of its page, and among others of that page its time. */
function useNames(kept: readonly Kept[]): (one: Kept) => string {
  const { t } = useTranslation('shell');
  const { routes } = usePlaces();
  const pageOf = ({ draft: { path } }: Kept) =>
    routes.find((route) => matchPath(route.path, path.split('?')[0] ?? ''))?.title ?? t('drafts.open');
  const unnamed = kept.filter(({ draft }) => draft.what === undefined).map(pageOf);
  return (one) => {
    const page = pageOf(one);
    if (one.draft.what !== undefined) return one.draft.what;
    if (unnamed.filter((other) => other === page).length === 1) return page;
    return `${page} (${formatDateTime(new Date(one.draft.at).toISOString()).slice(-5)})`;
  };
}

/** On the first page: what this person has typed and not saved, each with the way back to it; the form itself then offers what was typed. */
export function DraftStrip(): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const userId = useSession().user.id;
  const companyId = useMaybeCompany()?.id;
  const owner = { userId, companyId };
  const [kept, setKept] = useState(() => draftsOf(owner));
  const nameOf = useNames(kept);
  if (kept.length === 0) return null;
  const discard = ({ form }: Kept): void => {
    forgetDraft(owner, form);
    setKept(kept.filter((other) => other.form !== form));
  };
  return (
    <div className="frame-drafts-strip">
      <Alert tone="info" title={t('drafts.title', { count: kept.length })}>
        <ul className="paga-list">
          {kept.map((one) => (
            <Row as="li" gap={[4, 12]} key={one.form}>
              <span>{nameOf(one)}</span>
              <Button
                size="small"
                aria-label={t('drafts.continueOf', { what: nameOf(one) })}
                onClick={() => navigate(one.draft.path)}
              >
                {t('drafts.continue')}
              </Button>
              <Button
                variant="link"
                size="small"
                aria-label={t('drafts.discardOf', { what: nameOf(one) })}
                onClick={() => discard(one)}
              >
                {t('drafts.discard')}
              </Button>
            </Row>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration, type IllustrationName } from '#brand/illustration.tsx';
import { Button } from '#button/button.tsx';
import './feedback.css';

type EmptyStateProps = { title: ReactNode; hint?: ReactNode; action?: ReactNode; picture?: IllustrationName };

/** Nothing here yet: says what would be, and the one next action. */
export function EmptyState({ title, hint, action, picture = 'papers' }: EmptyStateProps): ReactNode {
  return (
    <div className="paga-state">
      <Illustration name={picture} />
      <p className="paga-state-title">{title}</p>
      {hint && <p className="paga-hint">{hint}</p>}
      {action && <div className="paga-state-action">{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  title?: ReactNode;
  detail?: ReactNode;
  onRetry?: () => unknown;
  picture?: IllustrationName;
  action?: ReactNode;
};

/** Something could not be shown: what, why, and a way on. */
export function ErrorState({
  title,
  detail,
  onRetry,
  picture = 'broken',
  action,
}: ErrorStateProps): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div className="paga-state" role="alert">
      <Illustration name={picture} />
      <p className="paga-state-title">{title ?? t('feedback.error.title')}</p>
      <p className="paga-hint">{detail ?? t('feedback.error.detail')}</p>
      {(onRetry || action) && (
        <div className="paga-state-action">
          {onRetry && (
            <Button icon="refresh" onClick={() => onRetry()}>
              {t('feedback.error.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#button/button.tsx';
import { Alert } from '#feedback/alert.tsx';

/** Where a form keeps what was typed and not saved; `useDraft` of the platform makes one. */
export type FormDraft<Values extends object> = {
  /** What was kept before, undefined without anything. */
  read: () => Partial<Values> | undefined;
  keep: (values: Partial<Values>) => void;
  forget: () => void;
  /** A `ModalForm` has taken it back: its fields as they stand then. No key was typed, so `onValuesChange` is not called. */
  restored?: (all: Values) => void;
};

type DraftOfferProps<Values extends object> = {
  draft: FormDraft<Values>;
  /** What stands in the fields: nothing is offered that they hold already. */
  now?: Partial<Values> | undefined;
  onRestore: (values: Partial<Values>) => void;
};

const isThere = <Values extends object>(kept: Partial<Values>, now: Partial<Values>): boolean =>
  (Object.keys(kept) as (keyof Values)[]).every(
    (field) => JSON.stringify(kept[field]) === JSON.stringify(now[field]),
  );

/** Offers back what was typed and not saved the last time; nothing without a draft. */
export function DraftOffer<Values extends object>({
  draft,
  now = {},
  onRestore,
}: DraftOfferProps<Values>): ReactNode {
  const { t } = useTranslation('kit');
  const [kept, setKept] = useState(() => draft.read());
  if (!kept || isThere(kept, now)) return null;
  const restore = (): void => {
    setKept(undefined);
    onRestore(kept);
  };
  const discard = (): void => {
    setKept(undefined);
    draft.forget();
  };
  return (
    <Alert tone="info" title={t('form.draft.title')}>
      <div className="paga-actions">
        <Button onClick={discard}>{t('form.draft.discard')}</Button>
        <Button variant="primary" onClick={restore}>
          {t('form.draft.restore')}
        </Button>
      </div>
    </Alert>
  );
}

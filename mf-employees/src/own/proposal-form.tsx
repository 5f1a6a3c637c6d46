import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type ProposalFormProps = {
  /** Why it was not sent, in words. */
  fault: string | false;
  canSend: boolean;
  onSend: () => void;
  onCancel: () => void;
  hint?: ReactNode;
  children: ReactNode;
};

/** The form of a proposal: its fields, why it was not sent, and the two ways out. */
export function ProposalForm({
  fault,
  canSend,
  onSend,
  onCancel,
  hint,
  children,
}: ProposalFormProps): ReactElement {
  const { t } = useTranslation('employees');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className="own-data-form" onSubmit={send}>
      {children}
      {fault && <p role="alert">{fault}</p>}
      {hint}
      <p className="own-buttons">
        <button type="submit" className="own-button own-primary" disabled={!canSend}>
          {t('own.send')}
        </button>
        <button type="button" className="own-button" onClick={onCancel}>
          {t('own.cancel')}
        </button>
      </p>
    </form>
  );
}

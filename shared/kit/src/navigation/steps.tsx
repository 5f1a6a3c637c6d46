import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#brand/icon.tsx';
import './navigation.css';

/** A step: done, being done, still to come, or stopped by an error. */
export type Step = {
  key: string;
  label: ReactNode;
  state: 'done' | 'current' | 'open' | 'error';
  hint?: ReactNode;
  onSelect?: () => void;
};

/** Where a piece of work stands, as a strip: collect, check, review, close, pay. */
export function Steps({ label, items }: { label: string; items: readonly Step[] }): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <ol className="paga-steps" aria-label={label}>
      {items.map((step, index) => (
        <li
          key={step.key}
          className={`paga-step paga-step-${step.state}`}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="paga-step-mark" aria-hidden="true">
            {step.state === 'done' ? (
              <Icon name="check" size={14} />
            ) : step.state === 'error' ? (
              <Icon name="warning" size={14} />
            ) : (
              index + 1
            )}
          </span>
          <span className="paga-step-text">
            {step.onSelect ? (
              <button type="button" className="paga-reset paga-step-button" onClick={step.onSelect}>
                {step.label}
              </button>
            ) : (
              <span>{step.label}</span>
            )}
            {(step.state === 'done' || step.state === 'error') && (
              <span className="paga-hidden">{t(`navigation.step.${step.state}`)}</span>
            )}
            {step.hint && <span className="paga-hint paga-step-hint">{step.hint}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

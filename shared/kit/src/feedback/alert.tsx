import type { ReactNode } from 'react';
import { Icon } from '#brand/icon.tsx';
import type { Tone } from '#theme/tokens.ts';
import './feedback.css';

const icons = {
  neutral: 'info',
  brand: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;

type AlertProps = { tone?: Tone; title?: ReactNode; children?: ReactNode; action?: ReactNode };

/** A message that stays on the page. Danger and warning are announced at once. */
export function Alert({ tone = 'info', title, children, action }: AlertProps): ReactNode {
  return (
    <div
      className={`paga-alert paga-tone-${tone}`}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} size={18} />
      <div className="paga-alert-text">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}

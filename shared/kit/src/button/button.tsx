import { Button as AntButton } from 'antd';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { Icon } from '#brand/icon.tsx';
import type { IconName } from '#brand/icon-paths.ts';
import { Tooltip } from '#display/tooltip.tsx';

type ButtonProps = {
  variant?: 'primary' | 'default' | 'danger' | 'link' | 'quiet';
  size?: 'small' | 'middle' | 'large';
  icon?: IconName;
  /** Shows a spinner and ignores clicks. A click handler that returns a promise does so by itself. */
  loading?: boolean;
  disabled?: boolean;
  block?: boolean;
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => unknown;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => unknown;
  children?: ReactNode;
  id?: string;
  autoFocus?: boolean;
  className?: string;
  title?: string;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  'aria-pressed'?: boolean;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
};

const kinds = {
  primary: 'primary',
  default: 'default',
  danger: 'primary',
  link: 'link',
  quiet: 'text',
} as const;

/** A button that says what happens. While the promise of its click runs, further clicks are ignored. */
export function Button({
  variant = 'default',
  icon,
  type = 'button',
  loading,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const [running, setRunning] = useState(false);
  const busy = loading || running;
  const click = (event: MouseEvent<HTMLElement>): void => {
    if (busy) {
      event.preventDefault();
      return;
    }
    const answer = onClick?.(event);
    if (!(answer instanceof Promise)) return;
    setRunning(true);
    // The caller's own handling of the failure stands; this branch only ends the spinner.
    answer.then(
      () => setRunning(false),
      () => setRunning(false),
    );
  };
  return (
    <AntButton
      {...rest}
      type={kinds[variant]}
      danger={variant === 'danger'}
      htmlType={type}
      loading={busy}
      aria-busy={busy || undefined}
      onClick={click}
      autoInsertSpace={false}
      icon={icon && <Icon name={icon} />}
    >
      {children}
    </AntButton>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon'> & { icon: IconName; label: string };

/** A square button with an icon; `label` is its name and its tooltip, which makes way for what the button has opened. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps): ReactNode {
  return (
    <Tooltip title={rest['aria-expanded'] === true && rest['aria-haspopup'] ? '' : label}>
      <Button {...rest} variant={variant} aria-label={label} />
    </Tooltip>
  );
}

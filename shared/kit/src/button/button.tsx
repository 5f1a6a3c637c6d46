import {
  Children,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useState,
} from 'react';
import { Icon } from '#brand/icon.tsx';
import type { IconName } from '#brand/icon-paths.ts';
import { Tooltip } from '#display/tooltip.tsx';
import { InReadOnlyForm } from './in-read-only-form.ts';
import './button.css';

type ButtonProps = {
  /** `link-danger` is for what removes something, in a row of links. */
  variant?: 'primary' | 'default' | 'danger' | 'link' | 'link-danger' | 'quiet';
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

const isText = (part: ReactNode): part is string | number =>
  typeof part === 'string' || typeof part === 'number';

/** Text in elements of its own, so that it keeps its distance from an icon beside it. */
function partsOf(children: ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  for (const part of Children.toArray(children)) {
    const before = parts.at(-1);
    if (isText(part) && isText(before)) parts[parts.length - 1] = `${before}${part}`;
    else parts.push(part);
  }
  return parts.map((part, index) => (isText(part) ? <span key={index}>{part}</span> : part));
}

function classesOf(
  { variant, size, block, className }: Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'>,
  { square, busy }: { square: boolean; busy: boolean },
): string {
  return [
    `paga-button paga-button-${variant}`,
    variant === 'link-danger' && 'paga-button-link',
    size && size !== 'middle' && `paga-button-${size}`,
    square && 'paga-button-square',
    busy && 'paga-button-busy',
    block && 'paga-button-block',
    className,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A button that says what happens. While the promise of its click runs, further clicks are ignored. */
export function Button({
  variant = 'default',
  icon,
  type = 'button',
  size,
  block,
  className,
  loading,
  disabled,
  href,
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps): ReactNode {
  const [running, setRunning] = useState(false);
  const readOnly = use(InReadOnlyForm);
  // `disabled={false}` is for what may be done in a form that is only read.
  const off = disabled ?? readOnly;
  const busy = loading === true || running;
  const click = (event: MouseEvent<HTMLElement>): void => {
    if (busy || off) {
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
  const parts = partsOf(children);
  const common = {
    ...rest,
    className: classesOf(
      { variant, size, block, className },
      { square: parts.length === 0 && icon !== undefined, busy },
    ),
    'aria-busy': busy || undefined,
    // It ignores clicks: said to those who do not see the spinner.
    'aria-disabled': busy || undefined,
    onClick: click,
  };
  const content = (
    <>
      {(busy || icon) && (
        <span className="paga-button-icon">
          {busy ? <span className="paga-button-spinner" /> : icon && <Icon name={icon} />}
        </span>
      )}
      {parts}
    </>
  );
  if (href !== undefined)
    return (
      <a
        {...common}
        ref={ref as Ref<HTMLAnchorElement>}
        href={off ? undefined : href}
        aria-disabled={off || busy || undefined}
        tabIndex={off ? -1 : undefined}
      >
        {content}
      </a>
    );
  return (
    <button {...common} ref={ref as Ref<HTMLButtonElement>} type={type} disabled={off}>
      {content}
    </button>
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

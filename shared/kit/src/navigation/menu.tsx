import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '#brand/icon.tsx';
import type { IconName } from '#brand/icon-paths.ts';
import { Button } from '#button/button.tsx';
import { Popup } from '#display/popup.tsx';
import './navigation.css';

/** One entry of a menu. `separated` draws a line above it. */
export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: IconName;
  onSelect?: () => unknown;
  href?: string;
  disabled?: boolean;
  danger?: boolean;
  checked?: boolean;
  separated?: boolean;
};

type DropdownProps = {
  /** The button's text; with `icon` alone it is its name. */
  label: string;
  icon?: IconName;
  /** Only the icon is shown. */
  iconOnly?: boolean;
  variant?: 'primary' | 'default' | 'quiet';
  items: readonly MenuItem[];
  /** Replaces the button's content. */
  children?: ReactNode;
  loading?: boolean;
  disabled?: boolean;
};

/** A button that opens a menu of actions (WAI-ARIA menu button). */
export function Dropdown({
  label,
  icon,
  iconOnly,
  variant = 'default',
  items,
  children,
  loading,
  disabled,
}: DropdownProps): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        icon={icon}
        loading={loading}
        disabled={disabled}
        aria-label={iconOnly || children ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children ?? (iconOnly ? undefined : label)}
        {!iconOnly && <Icon name="chevronDown" size={14} />}
      </Button>
      {open && (
        <Popup anchor={button} onClose={() => setOpen(false)}>
          <Menu id={id} label={label} items={items} onDone={close} />
        </Popup>
      )}
    </>
  );
}

type MenuProps = { id?: string; label: string; items: readonly MenuItem[]; onDone?: () => void };

/** The list of a menu: arrows, Home, End, Esc, first letter. */
export function Menu({ id, label, items, onDone }: MenuProps): ReactNode {
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const entries = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])'),
    ];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : '';
    const moves: Record<string, HTMLElement | undefined> = {
      ArrowDown: entries[(at + 1) % entries.length],
      ArrowUp: entries[(at - 1 + entries.length) % entries.length],
      Home: entries[0],
      End: entries.at(-1),
    };
    const byLetter =
      letter &&
      [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find((entry) =>
        entry.textContent?.trim().toLowerCase().startsWith(letter),
      );
    const target = moves[event.key] ?? (byLetter || undefined);
    if (event.key === 'Tab') onDone?.();
    else if (target) {
      event.preventDefault();
      target.focus();
    }
  };
  return (
    <div
      id={id}
      className="paga-menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      ref={focusFirst}
    >
      {items.map((item) => (
        <MenuEntry key={item.key} item={item} onDone={onDone} />
      ))}
    </div>
  );
}

function focusFirst(list: HTMLDivElement | null): void {
  // The popup is placed in the next frame; focusing earlier would scroll the page.
  if (list)
    requestAnimationFrame(() =>
      list
        .querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled])')
        ?.focus({ preventScroll: true }),
    );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone?: () => void }): ReactNode {
  const Tag = item.href ? 'a' : 'button';
  const select = (): void => {
    if (item.disabled) return;
    onDone?.();
    item.onSelect?.();
  };
  return (
    <>
      {item.separated && <hr className="paga-menu-line" />}
      <Tag
        className={item.danger ? 'paga-reset paga-menu-item paga-menu-danger' : 'paga-reset paga-menu-item'}
        role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
        aria-checked={item.checked}
        aria-disabled={item.disabled || undefined}
        tabIndex={-1}
        href={item.href}
        onClick={select}
      >
        {item.icon && <Icon name={item.icon} />}
        <span className="paga-menu-label">{item.label}</span>
        {item.checked && <Icon name="check" />}
      </Tag>
    </>
  );
}

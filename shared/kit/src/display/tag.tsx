import { type ReactNode, useState } from 'react';
import { Icon } from '#brand/icon.tsx';
import type { Tone } from '#theme/tokens.ts';
import './display.css';

/** A word of state in its colour. The word carries the meaning, the colour only helps. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }): ReactNode {
  return <span className={`paga-tag paga-tone-${tone}`}>{children}</span>;
}

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: number;
  /** A company's logo: shown whole and not in a circle. */
  mark?: boolean;
};

/** A person's picture or a company's logo; without one, or when it cannot be loaded, the initials, and of nobody yet the outline of a person. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 32, mark }: AvatarProps): ReactNode {
  const [lost, setLost] = useState<string>();
  const shown = src === lost ? null : src;
  const initials = name
    .trim()
    .split(/\s+/)
    .filter((_, index, parts) => index === 0 || index === parts.length - 1)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
  return (
    <span
      className={mark ? 'paga-avatar paga-avatar-mark' : 'paga-avatar'}
      style={{ width: size, height: size, fontSize: size * 0.38, lineHeight: 1 }}
      aria-hidden="true"
      data-initials={shown || initials === '' ? undefined : initials}
    >
      {!shown && initials === '' && <Icon name="user" size={size / 2} />}
      {shown && <img src={shown} alt="" width={size} height={size} onError={() => setLost(shown)} />}
    </span>
  );
}

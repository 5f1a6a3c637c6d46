import type { ReactNode } from 'react';
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

/** A person's picture or a company's logo, or the initials. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 32, mark }: AvatarProps): ReactNode {
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
      data-initials={src ? undefined : initials}
    >
      {src && <img src={src} alt="" width={size} height={size} />}
    </span>
  );
}

import type { ReactNode } from 'react';

/** What an empty place is about. */
export type IllustrationName = 'papers' | 'people' | 'calendar' | 'search' | 'broken' | 'locked' | 'bell';

const soft = 'var(--paga-brand-soft)';
const line = 'var(--paga-brand-line)';
const ink = 'var(--paga-brand-text)';
const paper = 'var(--paga-surface)';

const drawings: Record<IllustrationName, ReactNode> = {
  papers: (
    <>
      <rect
        x="46"
        y="20"
        width="52"
        height="66"
        rx="5"
        fill={soft}
        stroke={line}
        transform="rotate(8 72 53)"
      />
      <rect x="36" y="18" width="52" height="68" rx="5" fill={paper} stroke={line} />
      <path d="M46 34h20M46 46h32M46 56h32" stroke={line} />
      <path d="M46 72h12M68 72h10" stroke={ink} strokeWidth="3" />
    </>
  ),
  people: (
    <>
      <circle cx="92" cy="46" r="11" fill={soft} stroke={line} />
      <path d="M76 84c1-14 8-21 17-21s16 7 17 21" fill={soft} stroke={line} />
      <circle cx="58" cy="38" r="14" fill={paper} stroke={line} />
      <path d="M34 86c1-20 11-28 24-28s23 8 24 28" fill={paper} stroke={line} />
      <path d="M52 38c2 4 10 4 12 0" stroke={ink} strokeWidth="2.500" />
    </>
  ),
  calendar: (
    <>
      <rect x="34" y="24" width="72" height="62" rx="6" fill={paper} stroke={line} />
      <path d="M34 30a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v10H34z" fill={soft} stroke={line} />
      <path d="M52 18v12M88 18v12" stroke={ink} strokeWidth="3" />
      <path d="M46 54h8M66 54h8M86 54h8M46 70h8M86 70h8" stroke={line} strokeWidth="3" />
      <circle cx="70" cy="70" r="8" fill={soft} stroke={ink} />
    </>
  ),
  search: (
    <>
      <rect x="30" y="22" width="58" height="64" rx="5" fill={soft} stroke={line} />
      <path d="M42 38h26M42 50h34M42 62h16" stroke={line} />
      <circle cx="84" cy="60" r="16" fill={paper} stroke={ink} strokeWidth="2.500" />
      <path d="M96 72l13 13" stroke={ink} strokeWidth="4" />
    </>
  ),
  broken: (
    <>
      <path d="M36 22h38l-6 20 12 10-8 16 4 18H36z" fill={soft} stroke={line} />
      <path d="M84 22h20v64H86l-4-18 8-16-12-10z" fill={paper} stroke={line} />
      <path d="M46 40h12M46 52h18M46 64h14" stroke={line} />
      <path d="M94 40v14M94 62v1" stroke={ink} strokeWidth="3.500" />
    </>
  ),
  bell: (
    <>
      <path d="M46 72V50a24 24 0 0 1 48 0v22l8 8H38z" fill={paper} stroke={line} />
      <path d="M46 72h48" stroke={line} />
      <path d="M62 84a8 8 0 0 0 16 0" fill={soft} stroke={line} />
      <path d="M70 18v8" stroke={ink} strokeWidth="3" />
      <path d="M59 52l7 7 14-14" stroke={ink} strokeWidth="3" />
    </>
  ),
  locked: (
    <>
      <path d="M54 48V38a16 16 0 0 1 32 0v10" stroke={line} strokeWidth="5" />
      <rect x="42" y="46" width="56" height="42" rx="7" fill={soft} stroke={line} />
      <circle cx="70" cy="64" r="5" fill={paper} stroke={ink} />
      <path d="M70 69v8" stroke={ink} strokeWidth="3" />
    </>
  ),
};

/** One quiet line drawing in brand tints; decorative. */
export function Illustration({ name, size = 140 }: { name: IllustrationName; size?: number }): ReactNode {
  return (
    <svg
      className="paga-illustration"
      width={size}
      height={(size * 100) / 140}
      viewBox="0 0 140 100"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="70" cy="91" rx="52" ry="4" fill="var(--paga-sunken)" />
      {drawings[name]}
    </svg>
  );
}

import type { ReactNode } from 'react';

/** The mark: a payslip folded into a P, its last line the sum. `wordmark` adds the name. */
export function Logo({ size = 28, wordmark = true }: { size?: number; wordmark?: boolean }): ReactNode {
  return (
    <span className="paga-logo" style={{ fontSize: size * 0.72 }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        role={wordmark ? undefined : 'img'}
        aria-label={wordmark ? undefined : 'Paga'}
        aria-hidden={wordmark || undefined}
      >
        <rect width="32" height="32" rx="7" fill="#0e7a50" />
        <path
          d="M10 25V7h7.500a6 6 0 0 1 0 12H14.500"
          fill="none"
          stroke="#fff"
          strokeWidth="3.200"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M15 13h3" fill="none" stroke="#bfe6d2" strokeWidth="2.600" strokeLinecap="round" />
        <path d="M15.500 25H22" fill="none" stroke="#bfe6d2" strokeWidth="2.600" strokeLinecap="round" />
      </svg>
      {wordmark && <span className="paga-logo-word">Paga</span>}
    </span>
  );
}

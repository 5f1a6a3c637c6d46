import { memo, type ReactNode } from 'react';
import { type IconName, paths } from './icon-paths.ts';

/** A line icon in the colour of its text. Decorative unless `label` names it. */
export const Icon = memo(function Icon({
  name,
  size = 16,
  label,
}: {
  name: IconName;
  size?: number;
  label?: string;
}): ReactNode {
  return (
    <svg
      className="paga-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 20 ? 1.6 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
});

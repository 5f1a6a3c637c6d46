import type { PointerEvent } from 'react';

const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * While a button below a window's content is held down, the content keeps its height: an answer that arrives meanwhile moves no
 * button away from under the pointer, which would make the press nothing at all.
 */
export function holdStill({ currentTarget }: PointerEvent<HTMLElement>): void {
  const body = currentTarget.closest('.paga-modal')?.querySelector<HTMLElement>('.ant-modal-body');
  if (!body) return;
  body.style.height = `${body.getBoundingClientRect().height}px`;
  body.style.overflow = 'clip';
  const letGo = (): void => {
    for (const end of ENDS) removeEventListener(end, letGo);
    // Only once the press has become a click.
    setTimeout(() => {
      body.style.height = '';
      body.style.overflow = '';
    });
  };
  for (const end of ENDS) addEventListener(end, letGo);
}

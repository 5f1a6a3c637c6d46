import { Tooltip as AntTooltip } from 'antd';
import type { ReactElement, ReactNode } from 'react';

/** Shown in the landmark or dialog of what it explains: text on the bare page belongs to no part of it for who cannot see. */
function landmarkOf(trigger: HTMLElement): HTMLElement {
  return trigger.closest<HTMLElement>('[role=dialog], main, nav, aside') ?? trigger.closest<HTMLElement>('header, footer') ?? document.body;
}

/** A short text at hover and focus of its child, which must take a ref. */
export function Tooltip({
  title,
  children,
  placement,
}: {
  title: ReactNode;
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
}): ReactNode {
  return (
    <AntTooltip title={title} placement={placement} mouseEnterDelay={0.4} destroyOnHidden getPopupContainer={landmarkOf}>
      {children}
    </AntTooltip>
  );
}

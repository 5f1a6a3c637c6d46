import { Tooltip as AntTooltip } from 'antd';
import type { ReactElement, ReactNode } from 'react';

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
    <AntTooltip title={title} placement={placement} mouseEnterDelay={0.4} destroyOnHidden>
      {children}
    </AntTooltip>
  );
}

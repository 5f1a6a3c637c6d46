import { Tooltip as AntTooltip } from 'antd';
import { type ReactElement, type ReactNode, useId } from 'react';

/** Shown in the landmark or dialog of what it explains: text on the bare page belongs to no part of it for who cannot see. */
function landmarkOf(trigger: HTMLElement): HTMLElement {
  return (
    trigger.closest<HTMLElement>('[role=dialog], main, nav, aside') ??
    trigger.closest<HTMLElement>('header, footer') ??
    document.body
  );
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
  // antd gives all its parts one and the same id in tests: a dialog would be called by the text of a tooltip that happens to be open.
  const id = useId();
  return (
    <AntTooltip
      id={id}
      title={title}
      placement={placement}
      mouseEnterDelay={0.4}
      destroyOnHidden
      getPopupContainer={landmarkOf}
    >
      {children}
    </AntTooltip>
  );
}

import { ErrorState } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement, ReactNode } from 'react';
import { WallTools } from '#wall/wall-tools.tsx';
import type { useWallParts } from './use-wall-parts.ts';
import { WallContext, type WallParts } from './wall-view.tsx';

type Actions = Pick<WallParts, 'onOpen' | 'onChoose' | 'onName' | 'onLeave'>;
type WallPaneProps = {
  wall: ReturnType<typeof useWallParts>;
  actions: Actions;
  /** The calendar, whose view the chart is. */
  children: ReactNode;
};

/** The calendar as wall chart: its tools above it, and what it shows beside dates and events. */
export function WallPane({ wall, actions, children }: WallPaneProps): ReactElement {
  const errorText = useErrorText();
  const { parts, failed, tools } = wall;
  if (failed) return <ErrorState detail={errorText(failed.error)} onRetry={() => failed.refetch()} />;
  return (
    <>
      <WallTools {...tools} />
      <WallContext value={{ ...parts, ...actions }}>{children}</WallContext>
    </>
  );
}

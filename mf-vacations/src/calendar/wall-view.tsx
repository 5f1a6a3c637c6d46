import { sliceEvents, type ViewContentInfo, type ViewOptions } from '@fullcalendar/react';
import { BaseComponent, type ViewProps } from '@fullcalendar/react/protected-api';
import type { LeavePerson } from '@paga/contract/leave';
import { EmptyState, SkeletonTable, useKit } from '@paga/kit';
import { addDays } from '@paga/payroll';
import { createContext, type ReactElement, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type WallLeave, type WallPerson, wallOf } from '#wall/wall.ts';
import { wallDays } from '#wall/wall-days.ts';
import { WallGrid } from '#wall/wall-grid.tsx';
import type { Days } from '../leave/chosen-days.ts';
import type { BarFacts, OpenedBar } from './bars.ts';

/** What the wall chart shows beside the calendar's own dates and events, and what it does. */
export type WallParts = {
  /** Undefined until they are loaded. */
  people: readonly LeavePerson[] | undefined;
  sectors: readonly { id: number; name: string }[];
  /** Whether one sector was chosen, so that who is in none is left out. */
  oneSector: boolean;
  /** Whether only who is away has a row. */
  onlyAway: boolean;
  share: number;
  start: { personId?: number | undefined; date: string };
  weekWorkingDays: number;
  holidays: Parameters<typeof wallDays>[1]['holidays'];
  onOpen: (opened: OpenedBar) => void;
  onChoose: ((person: WallPerson, days: Days) => void) | undefined;
  onName: (person: WallPerson) => void;
  onLeave: (date: string) => void;
};

/** Views of the library are made once; what they show reaches them by this context. */
export const WallContext = createContext<WallParts | null>(null);

/** The view itself. The library makes a function a new component whenever an option changes, and what is scrolled or has the focus would be lost; its own kind stays. */
class WallView extends BaseComponent<ViewProps> {
  override render(): ReactElement {
    const { nextDayThreshold } = this.context.options;
    return <WallOf info={{ ...this.props, nextDayThreshold } as ViewContentInfo} />;
  }
}

/** The wall chart of a month and of a year as views of the calendar, so that dates, events and loading are one. */
export const WALL_VIEWS: Record<'wallMonth' | 'wallYear', ViewOptions> = {
  wallMonth: { component: WallView, duration: { months: 1 } },
  wallYear: { component: WallView, duration: { years: 1 } },
};

const civil = (date: Date): string => date.toISOString().slice(0, 10);

/** The leave of the view as the library has cut it to its days; public holidays are drawn by the days themselves. */
function leavesOf(info: ViewContentInfo): WallLeave[] {
  return sliceEvents(info, true).flatMap(({ def, ui }) => {
    if (ui.display === 'background') return [];
    const { typeName, reasonName, ...facts } = def.extendedProps as BarFacts;
    return [
      {
        ...facts,
        id: Number(def.publicId),
        name: def.title,
        typeName: reasonName ? `${typeName}, ${reasonName}` : typeName,
      },
    ];
  });
}

function WallOf({ info }: { info: ViewContentInfo }): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const parts = use(WallContext);
  const { currentRange } = info.dateProfile;
  const [from, to] = [civil(currentRange.start), addDays(civil(currentRange.end), -1)];
  const { eventStore, eventUiBases } = info;
  const { people, sectors, oneSector, onlyAway, share, weekWorkingDays, holidays } = parts ?? {};
  // Only from what it shows: opening a window does not make the chart anew.
  const wall = useMemo(() => {
    if (!people || !sectors || !holidays || share === undefined || weekWorkingDays === undefined) return null;
    const others = oneSector ? null : t('wall.noSector');
    const days = wallDays({ from, to }, { weekWorkingDays, holidays }, language);
    return wallOf({ people, sectors, others, leaves: leavesOf(info), days, share, onlyAway });
  }, [
    people,
    sectors,
    oneSector,
    onlyAway,
    share,
    weekWorkingDays,
    holidays,
    eventStore,
    eventUiBases,
    from,
    to,
    language,
    t,
  ]);
  if (!parts || !wall) return <SkeletonTable rows={10} columns={8} />;
  if (wall.rows.length === 0)
    return <EmptyState picture="people" title={t(onlyAway ? 'wall.nobodyAway' : 'wall.nobody')} />;
  return (
    <WallGrid
      wall={wall}
      label={t('wall.label')}
      start={parts.start}
      onOpen={parts.onOpen}
      onChoose={parts.onChoose}
      onName={parts.onName}
      onLeave={parts.onLeave}
    />
  );
}

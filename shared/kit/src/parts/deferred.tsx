import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { arrivedWhole, type Charts, charts, loadWholeKit, type Whole } from './load-whole.ts';

type Props = { open?: boolean };
type Piece = ComponentType<Props>;

function PieceOfWhole({ of, props }: { of: (whole: Whole) => unknown; props: Props }): ReactNode {
  const whole = arrivedWhole() ?? use(loadWholeKit());
  const { AntdSurroundings } = whole;
  const Shown = of(whole) as Piece;
  return (
    <AntdSurroundings>
      <Shown {...props} />
    </AntdSurroundings>
  );
}

/** A piece of the whole kit that can be drawn before that is there: `place` keeps its room until then. */
export function deferred<Shown>(of: (whole: Whole) => Shown, place: ReactNode = null): Shown {
  function Deferred(props: Props): ReactNode {
    return (
      <Suspense fallback={place}>
        <PieceOfWhole of={of} props={props} />
      </Suspense>
    );
  }
  return Deferred as Shown;
}

/** The same for a window: closed, it asks for nothing that is not there yet. */
export function deferredWindow<Shown>(of: (whole: Whole) => Shown): Shown {
  const Opened = deferred(of) as Piece;
  function DeferredWindow(props: Props): ReactNode {
    return props.open || arrivedWhole() ? <Opened {...props} /> : null;
  }
  return DeferredWindow as Shown;
}

/** The same for a chart, which does not wait for the rest. */
export function deferredChart<Shown>(
  of: (charts: Charts) => Shown,
  placeOf: (props: never) => ReactNode = () => <div className="paga-chart-place" />,
): Shown {
  function Chart(props: Props): ReactNode {
    const Drawn = of(charts.arrived() ?? use(charts.load())) as Piece;
    return <Drawn {...props} />;
  }
  function DeferredChart(props: Props): ReactNode {
    return (
      <Suspense fallback={placeOf(props as never)}>
        <Chart {...props} />
      </Suspense>
    );
  }
  return DeferredChart as Shown;
}

function Inside({ children }: { children: ReactNode }): ReactNode {
  const { AntdSurroundings } = arrivedWhole() ?? use(loadWholeKit());
  return <AntdSurroundings>{children}</AntdSurroundings>;
}

/** For a screen that is free to use all of the kit: shown once that is there. */
export function WholeKit({ children, fallback }: { children: ReactNode; fallback?: ReactNode }): ReactNode {
  return (
    <Suspense fallback={fallback}>
      <Inside>{children}</Inside>
    </Suspense>
  );
}

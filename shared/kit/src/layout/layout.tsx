import type { ComponentPropsWithRef, CSSProperties, ElementType, JSX, ReactNode } from 'react';
import type { Gap } from '#theme/tokens.ts';
import { deprecated } from '../deprecated.ts';
import './layout.css';

type Tag = keyof JSX.IntrinsicElements;

type Arrangement = {
  /** Between the children, or `[between lines, beside each other]`. */
  gap?: Gap | readonly [lines: Gap, beside: Gap];
  /** Across the direction of the children. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction of the children. */
  justify?: 'center' | 'end' | 'between';
};

/** The own properties, and those of the element: a `div` unless `as` names another. */
type Arranged<As extends Tag, Own> = Own & { as?: As } & Omit<ComponentPropsWithRef<As>, keyof Own | 'as'>;

type RowOnly = {
  /** On one line, also where that is too narrow. */
  wrap?: boolean;
  /** As wide as its children, within a line of text. */
  inline?: boolean;
};

const along = { center: 'center', end: 'flex-end', between: 'space-between' } as const;
const pixels = (gap: Gap | readonly [Gap, Gap] | undefined): string | undefined =>
  gap === undefined
    ? undefined
    : [gap]
        .flat()
        .map((one) => `${one}px`)
        .join(' ');

type PieceProps = Arrangement & { as?: Tag; base: string; className?: string; style?: CSSProperties };

function Piece({ as, base, className, gap, align, justify, style, ...rest }: PieceProps): ReactNode {
  const Element = (as ?? 'div') as ElementType;
  // A gap of its own knows the steps of the design.
  if (process.env.NODE_ENV === 'development' && style && 'gap' in style)
    deprecated('style.gap of Row, Stack and Grid', 'gap');
  const own = { gap: pixels(gap), alignItems: align, justifyContent: justify && along[justify] };
  return (
    <Element {...rest} className={className ? `${base} ${className}` : base} style={{ ...own, ...style }} />
  );
}

/** Children side by side, 8 px apart, in the middle of their line, wrapping. A list (`as="ul"`) has no marks. */
export function Row<As extends Tag = 'div'>({
  wrap,
  inline,
  ...rest
}: Arranged<As, Arrangement & RowOnly>): ReactNode {
  const piece = rest as Omit<PieceProps, 'base'>;
  const style = wrap === false ? ({ flexWrap: 'nowrap', ...piece.style } as const) : piece.style;
  return <Piece {...piece} base={inline ? 'paga-row paga-inline' : 'paga-row'} style={style} />;
}

/** Children below one another, 16 px apart, as wide as the place. */
export function Stack<As extends Tag = 'div'>(props: Arranged<As, Arrangement>): ReactNode {
  return <Piece {...(props as Omit<PieceProps, 'base'>)} base="paga-stack" />;
}

/** Children in columns, 16 px apart: `columns` is the least width of equal ones in px, or their widths as in CSS; without it there is one. */
export function Grid<As extends Tag = 'div'>({
  columns,
  ...rest
}: Arranged<As, Arrangement & { columns?: number | string }>): ReactNode {
  const piece = rest as Omit<PieceProps, 'base'>;
  const widths =
    typeof columns === 'number' ? `repeat(auto-fit, minmax(min(100%, ${columns}px), 1fr))` : columns;
  return <Piece {...piece} base="paga-grid" style={{ gridTemplateColumns: widths, ...piece.style }} />;
}

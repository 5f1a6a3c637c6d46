import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Layout } from './column.ts';

/** So much of a column may lie beneath the frozen edge before it counts as out of sight, in pixels. */
const SLACK = 8;

/** How many columns lie to the right of what is seen, beneath those that stay. */
function hiddenRight<Row>({ columns, frozenWidth, endWidth }: Layout<Row>, box: HTMLElement): number {
  if (box.clientWidth === 0) return 0;
  const edge = box.scrollLeft + box.clientWidth - endWidth + SLACK;
  let right = frozenWidth;
  return columns.filter((column) => {
    if (column.frozen || column.end) return false;
    right += column.width;
    return right > edge;
  }).length;
}

type MoreColumnsProps<Row> = { scroller: RefObject<HTMLElement | null>; layout: Layout<Row> };

/** Says at the frozen edge how many columns follow, and goes on to them. For the pointer: the arrow keys reach them by themselves. */
export function MoreColumns<Row>({ scroller, layout }: MoreColumnsProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const [count, setCount] = useState(0);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => setCount(hiddenRight(layout, box));
    const watch = globalThis.ResizeObserver && new ResizeObserver(look);
    watch?.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watch?.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller, layout]);
  if (count === 0) return null;
  const goOn = () => {
    const box = scroller.current;
    if (!box) return;
    const seen = box.clientWidth - layout.frozenWidth - layout.endWidth;
    box.scrollBy({ left: Math.max(seen * 0.8, 120), behavior: 'smooth' });
  };
  return (
    <button
      type="button"
      className="paga-reset paga-more-columns"
      tabIndex={-1}
      aria-hidden="true"
      onClick={goOn}
    >
      {t('dataTable.moreColumns', { count })}
    </button>
  );
}

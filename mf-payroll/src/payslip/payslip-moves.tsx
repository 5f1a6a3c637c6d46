import { Button, Row } from '@paga/kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Neighbour = { id: number; name: string };

/** Whose payslip comes before and after, in the order of the table; of the first and the last there is one. */
export type PayslipNeighbours = {
  before: Neighbour | undefined;
  after: Neighbour | undefined;
  onOpen: (salaryId: number) => void;
};

/** The rows beside one, in the order they stand in. */
export function neighboursOf(
  rows: readonly Neighbour[],
  id: number,
  onOpen: PayslipNeighbours['onOpen'],
): PayslipNeighbours | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 || rows.length < 2 ? undefined : { before: rows[at - 1], after: rows[at + 1], onOpen };
}

type Side = 'before' | 'after';
const SIDES = { ArrowLeft: 'before', ArrowRight: 'after' } as const satisfies Record<string, Side>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, select, input:not([type=checkbox])') !== null;

/** To the payslips before and after this one, by button or with the arrows to the left and to the right. */
export function PayslipMoves({ before, after, onOpen }: PayslipNeighbours): ReactElement {
  const { t } = useTranslation('payroll');
  const nav = useRef<HTMLElement>(null);
  const pressed = useRef<Side>(undefined);
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      const side = event.key in SIDES ? SIDES[event.key as keyof typeof SIDES] : undefined;
      if (!side || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target))
        return;
      const to = side === 'before' ? before : after;
      if (to) onOpen(to.id);
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, [before, after, onOpen]);
  useEffect(() => {
    const isGone = pressed.current && !{ before, after }[pressed.current];
    // The last one has no button to go on with: the focus stays beside it.
    if (isGone) nav.current?.querySelector('button')?.focus();
    pressed.current = undefined;
  }, [before, after]);
  const button = (side: Side, to: Neighbour | undefined) =>
    to && (
      <Button
        variant="quiet"
        size="small"
        icon={side === 'before' ? 'chevronLeft' : 'chevronRight'}
        aria-label={t(`payslip.move.${side}`, { name: to.name })}
        onClick={() => {
          pressed.current = side;
          onOpen(to.id);
        }}
      >
        {to.name}
      </Button>
    );
  return (
    <Row
      as="nav"
      ref={nav}
      justify="between"
      className="payslip-moves"
      aria-label={t('payslip.move.label')}
      title={t('payslip.move.keys')}
    >
      {button('before', before) ?? <span />}
      {button('after', after)}
    </Row>
  );
}

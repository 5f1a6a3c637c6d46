import { Grid } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import './card-figure.css';

/** The one figure of a card, with what it counts below. */
export function CardFigure({
  label,
  value,
  note,
}: {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}): ReactElement {
  return (
    <Grid gap={4}>
      <div className="payroll-figure-value">{value}</div>
      <div className="paga-hint">{label}</div>
      {note && <div className="paga-hint">{note}</div>}
    </Grid>
  );
}

import type { ReactNode } from 'react';
import { Row } from '#layout/layout.tsx';
import { useSaysItGoes } from './page-goes.ts';
import './page.css';

type PageProps = {
  title: ReactNode;
  /** Link that leads back, or what chooses the page's month: seen above the title, heard after it. */
  back?: ReactNode;
  /** Actions to the right of the title: the one primary action last. */
  extra?: ReactNode;
  /** One line below the title. */
  hint?: ReactNode;
  /** Full width, for grids. */
  wide?: boolean;
  /** At most 720 px wide, for a page that is one short form. */
  slim?: boolean;
  /** The content takes the whole place of the page, to its edges and its lower end; only readers meet the heading. */
  fill?: boolean;
  children: ReactNode;
};

/** A screen's frame: heading of level one, actions, content at most 1,440 px wide unless `wide`, `slim` or `fill`. */
export function Page({ title, back, extra, hint, wide, slim, fill, children }: PageProps): ReactNode {
  useSaysItGoes();
  if (fill)
    return (
      <div className="paga-page-fill">
        <h1 className="paga-hidden">{title}</h1>
        {children}
      </div>
    );
  return (
    <div className={`paga-page${wide ? ' paga-page-wide' : ''}${slim ? ' paga-page-slim' : ''}`}>
      <Row as="header" gap={[12, 24]} justify="between" className="paga-page-head">
        <div className="paga-page-title">
          <h1>{title}</h1>
          {back && <div className="paga-page-back">{back}</div>}
          {hint && <p className="paga-hint">{hint}</p>}
        </div>
        {extra && <Row className="paga-page-extra">{extra}</Row>}
      </Row>
      {children}
    </div>
  );
}

type CardProps = { title?: ReactNode; extra?: ReactNode; children: ReactNode; flush?: boolean };

/** A framed part of a page; a named region when it has a title. `flush` lets a table touch the edges. */
export function Card({ title, extra, children, flush }: CardProps): ReactNode {
  return (
    <section className="paga-card">
      {(title || extra) && (
        <Row as="header" justify="between" className="paga-card-head">
          <h2>{title}</h2>
          {extra && <Row wrap={false}>{extra}</Row>}
        </Row>
      )}
      <div className={flush ? 'paga-card-body paga-flush' : 'paga-card-body'}>{children}</div>
    </section>
  );
}

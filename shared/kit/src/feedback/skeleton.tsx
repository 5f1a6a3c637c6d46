import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Stack } from '#layout/layout.tsx';
import './feedback.css';

const list = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function Loading({ children, className }: { children: ReactNode; className: string }): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="paga-hidden">{t('feedback.loading')}</span>
      <Stack aria-hidden="true" className="paga-skeleton-shape">
        {children}
      </Stack>
    </div>
  );
}

function Bar({ width, height = 12 }: { width: string | number; height?: number }): ReactNode {
  return <span className="paga-bone" style={{ width, height }} />;
}

/** The shape of a table that is on its way. */
export const SkeletonTable = memo(function SkeletonTable({
  rows = 8,
  columns = 5,
}: {
  rows?: number;
  columns?: number;
}): ReactNode {
  return (
    <Loading className="paga-skeleton paga-skeleton-table">
      {list(rows + 1).map((row) => (
        <span key={row} className="paga-skeleton-row">
          {list(columns).map((column) => (
            <Bar
              key={column}
              width={column === 0 ? '60%' : `${35 + ((row * 7 + column * 13) % 30)}%`}
              height={row === 0 ? 10 : 12}
            />
          ))}
        </span>
      ))}
    </Loading>
  );
});

/** The shape of a card with a heading and some lines. */
export function SkeletonCard({ lines = 3 }: { lines?: number }): ReactNode {
  return (
    <Loading className="paga-skeleton paga-skeleton-card">
      <Bar width="40%" height={14} />
      {list(lines).map((line) => (
        <Bar key={line} width={`${90 - ((line * 17) % 40)}%`} />
      ))}
    </Loading>
  );
}

/** The shape of a whole screen: its title when it is known already, figures, table. */
export function SkeletonPage({ title }: { title?: string }): ReactNode {
  return (
    <div className="paga-page">
      {title && (
        <header className="paga-page-title">
          <h1>{title}</h1>
        </header>
      )}
      <Loading className="paga-skeleton">
        {!title && <Bar width={240} height={28} />}
        <Grid as="span" columns="repeat(auto-fit, minmax(160px, 1fr))">
          {list(4).map((card) => (
            <span key={card} className="paga-skeleton-tile">
              <Bar width="50%" height={10} />
              <Bar width="70%" height={22} />
            </span>
          ))}
        </Grid>
        {list(9).map((row) => (
          <span key={row} className="paga-skeleton-row">
            {list(5).map((column) => (
              <Bar key={column} width={`${40 + ((row * 11 + column * 17) % 40)}%`} />
            ))}
          </span>
        ))}
      </Loading>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#button/button.tsx';
import { formatNumber } from '#format/format.ts';
import { Row } from '#layout/layout.tsx';
import { NativeSelect } from '#pick/native-select.tsx';
import './navigation.css';

/** Rows a page can have. */
const pageSizes = [10, 20, 50] as const;

type PagerProps = {
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Rows altogether. */
  total: number;
  onChange: (next: { page: number; pageSize: number }) => void;
  sizes?: readonly number[];
};

/** Which rows are shown of how many, buttons to the pages beside, rows per page. Nothing where all rows fit on the smallest page. */
export function Pager({ page, pageSize, total, onChange, sizes = pageSizes }: PagerProps): ReactNode {
  const { t } = useTranslation('kit');
  if (page === 1 && total <= Math.min(...sizes)) return null;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const go = (next: number): void => onChange({ page: next, pageSize });
  const options = sizes.map((size) => ({ value: size, label: t('navigation.perPage', { count: size }) }));
  return (
    <Row
      as="nav"
      gap={[8, 16]}
      justify="end"
      className="paga-muted paga-pager"
      aria-label={t('navigation.pages')}
    >
      <span className="paga-number" aria-live="polite">
        {t('navigation.range', {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatNumber(total),
        })}
      </span>
      <NativeSelect
        label={t('navigation.pageSize')}
        value={pageSize}
        options={options}
        onChange={(size) => onChange({ page: 1, pageSize: size })}
      />
      <Row as="span">
        <IconButton
          icon="chevronLeft"
          variant="default"
          label={t('navigation.previousPage')}
          disabled={page <= 1}
          onClick={() => go(page - 1)}
        />
        <span className="paga-number">{t('navigation.pageOf', { page, pages })}</span>
        <IconButton
          icon="chevronRight"
          variant="default"
          label={t('navigation.nextPage')}
          disabled={page >= pages}
          onClick={() => go(page + 1)}
        />
      </Row>
    </Row>
  );
}

import type { SalaryComment } from '@paga/contract/payroll';
import { Icon, Row, Tooltip } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './comments.css';

/** Beside a name: that something was written about the salary; the newest comment is its tooltip. */
export function CommentMark({
  comments,
}: {
  comments: readonly SalaryComment[] | undefined;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  const newest = comments?.at(-1);
  if (!comments || !newest) return null;
  return (
    <Tooltip title={newest.by ? `${newest.by}: ${newest.text}` : newest.text}>
      <Row as="span" gap={4} inline wrap={false} className="salary-comment-mark">
        <Icon name="comment" size={14} />
        <span className="paga-hidden">{t('comments.has', { count: comments.length })}</span>
      </Row>
    </Tooltip>
  );
}

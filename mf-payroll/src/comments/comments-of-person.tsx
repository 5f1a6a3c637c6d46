import { CommentLength } from '@paga/contract/limits';
import type { SalaryComment } from '@paga/contract/payroll';
import { RowActions } from '@paga/forms';
import {
  Alert,
  Button,
  ErrorState,
  Grid,
  RelativeTime,
  Row,
  SkeletonCard,
  TextArea,
  useToast,
} from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import './comments.css';
import { useComments, useWriteComments } from './use-comments.ts';

type CommentsOfPersonProps = { employeeId: number; period: Period };

/** What was written about somebody's salary of a month, and a box to write more. */
export function CommentsOfPerson({ employeeId, period }: CommentsOfPersonProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const mayAdd = useMayCall('addSalaryComment');
  const comments = useComments(period);
  const own = comments.data?.filter((one) => one.employeeId === employeeId) ?? [];
  return (
    <section className="salary-comments" aria-label={t('comments.title')}>
      <h3>{t('comments.title')}</h3>
      {comments.isPending && comments.isFetching && <SkeletonCard lines={2} />}
      {comments.isLoadingError && (
        <ErrorState detail={errorText(comments.error)} onRetry={() => comments.refetch()} />
      )}
      {own.length > 0 && (
        <Grid as="ul" gap={8}>
          {own.map((one) => (
            <Comment key={one.id} comment={one} />
          ))}
        </Grid>
      )}
      {mayAdd && <NewComment key={employeeId} employeeId={employeeId} period={period} />}
    </section>
  );
}

function Comment({ comment: { id, text, by, at, mayDelete } }: { comment: SalaryComment }): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const { remove } = useWriteComments();
  const take = () => remove.mutateAsync({ params: { id } }).catch((error) => toast.error(errorText(error)));
  return (
    <li>
      <Row wrap={false} className="salary-comment-head paga-hint">
        <span>{by ?? t('comments.somebody')}</span>
        <RelativeTime value={at} />
        {mayDelete && (
          <RowActions actions={[{ kind: 'delete', label: t('comments.delete'), onClick: take }]} />
        )}
      </Row>
      <p>{text}</p>
    </li>
  );
}

function NewComment({ employeeId, period }: CommentsOfPersonProps): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const company = useCompany();
  const { add } = useWriteComments();
  const [text, setText] = useState('');
  const body = { ...period, tenantId: company.id, employeeId, text };
  const send = () =>
    add.mutateAsync({ body }).then(
      () => setText(''),
      () => undefined,
    );
  return (
    <div className="salary-comment-new">
      <TextArea
        aria-label={t('comments.write')}
        placeholder={t('comments.write')}
        rows={2}
        maxLength={CommentLength.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {add.isError && <Alert tone="danger" title={errorText(add.error)} />}
      {text.trim() !== '' && (
        <Button size="small" onClick={send}>
          {t('comments.add')}
        </Button>
      )}
    </div>
  );
}

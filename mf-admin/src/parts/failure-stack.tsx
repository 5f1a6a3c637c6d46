import { query } from '@paga/client';
import { getFailureStack, type FailureStack as Stack } from '@paga/contract/remotes';
import { ErrorState, SkeletonCard } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Frame = Stack['frames'][number];

const placeText = ({ file, line, column }: Omit<Frame, 'source'>) => `${file}:${line}:${column}`;

/** Where a failure came from: its places in the sources, or in the build where it has no map of them. */
export function FailureStack({ id }: { id: number }): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const stack = useQuery({ ...query(getFailureStack, { params: { id } }), meta: { silent: true } });
  if (stack.isError)
    return (
      <ErrorState title={t('parts.stackFailed')} detail={errorText(stack.error)} onRetry={stack.refetch} />
    );
  if (!stack.data) return <SkeletonCard lines={2} />;
  const { frames } = stack.data;
  if (frames.length === 0) return <p className="paga-hint">{t('parts.noStack')}</p>;
  return (
    <ol className="parts-stack" aria-label={t('parts.stack')}>
      {frames.map((frame, at) => (
        // A place may stand in a stack twice, and nothing moves in it.
        <li key={`${at} ${frame.file}`}>{placeText(frame.source ?? frame)}</li>
      ))}
    </ol>
  );
}

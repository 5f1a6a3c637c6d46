import { isApiError, mutation } from '@paga/client';
import { type EndPreview, endEmployment } from '@paga/contract/employees';
import { Alert, Card, EmptyState, ErrorState, Page, SkeletonCard, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { counted } from '#counted.ts';
import { BackToList } from '#list/back-to-list.tsx';
import { EndForm } from './end-form.tsx';
import { EndPreviewCard } from './end-preview.tsx';
import { EndedPanel } from './ended-panel.tsx';
import { EndsTable } from './ends-table.tsx';
import { type EndValues, endOf, firstValues, useEndPreview } from './use-end-preview.ts';
import { useRefreshEnds } from './use-refresh-ends.ts';
import './leaving.css';

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

/** Ends the employment of one person, or of those chosen in the list (`?people=1,2`). */
export function EndScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const { id } = useParams();
  const [search] = useSearchParams();
  const asked = id ?? search.get('people') ?? '';
  const ids = useMemo(() => [...new Set(asked.split(',').map(Number).filter(isId))], [asked]);
  if (ids.length === 0)
    return (
      <Page title={t('navigation.endEmployment')}>
        <EmptyState
          picture="people"
          title={t('leaving.nobody')}
          hint={t('leaving.nobodyHint')}
          action={<Link to="/employees">{t('employee.toList')}</Link>}
        />
      </Page>
    );
  return <Ending key={asked} ids={ids} />;
}

function Ending({ ids }: { ids: readonly number[] }): ReactElement {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const [values, setValues] = useState(firstValues);
  const preview = useEndPreview(ids, values);
  const [ended, setEnded] = useState<readonly EndPreview[]>();
  const ends = preview.data;
  const ending = useEnding(setEnded);
  const [first] = ends ?? [];
  const name = ids.length === 1 ? first?.name : undefined;
  if (!ends && isApiError(preview.error, 'NOT_FOUND'))
    return (
      <ErrorState
        picture="search"
        title={t('employee.notFound')}
        detail={t('employee.notFoundHint')}
        action={<Link to="/employees">{t('employee.toList')}</Link>}
      />
    );
  // The name makes the head longer: what stood below it would move.
  if (!ends && preview.isLoading) return <SkeletonCard />;
  // While another day is worked out the button stays: who presses it on the way loses no focus, and the server refuses what the preview would.
  const isRefused = !preview.isFetching && ends?.some(({ refusal }) => refusal !== null) === true;
  const mayEnd = ends !== undefined && !isRefused;
  return (
    <Page
      title={name ? t('leaving.titleOf', { name }) : t('leaving.title', counted(ids.length))}
      hint={t('leaving.hint')}
      back={name ? <Link to={`/employees/${ids[0]}`}>{name}</Link> : <BackToList />}
    >
      {ended ? (
        <EndedPanel ended={ended} lastDay={values.lastDay ?? ''} />
      ) : (
        <div className="leaving">
          <Card title={t('leaving.form')}>
            {ending.error && <Alert tone="danger">{errorText(ending.error)}</Alert>}
            <EndForm
              count={ids.length}
              left={ids.length === 1 ? first?.leave.left : undefined}
              hasDebts={ends?.some(({ lines }) => lines.some(({ owed }) => owed !== null)) === true}
              mayEnd={mayEnd}
              onChange={setValues}
              onEnd={() => ending.end(values, ends ?? [])}
            />
          </Card>
          <Shown ends={ends} lastDay={values.lastDay ?? ''} error={preview.error} onRetry={preview.refetch} />
        </div>
      )}
    </Page>
  );
}

function Shown({
  ends,
  lastDay,
  error,
  onRetry,
}: {
  ends: readonly EndPreview[] | undefined;
  lastDay: string;
  error: unknown;
  onRetry: () => unknown;
}): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  if (error)
    return <ErrorState title={t('leaving.failed')} detail={errorText(error)} onRetry={() => onRetry()} />;
  if (!ends) return <SkeletonCard />;
  const [first, second] = ends;
  if (first && !second) return <EndPreviewCard end={first} lastDay={lastDay} />;
  return <EndsTable ends={ends} />;
}

/** Ends what the preview showed; one person's end is shown on their profile. */
function useEnding(onEnded: (ended: readonly EndPreview[]) => void) {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshEnds();
  const { id: tenantId } = useCompany();
  const { mutateAsync, error } = useMutation({ ...mutation(endEmployment), meta: { silent: true } });
  const end = async (values: EndValues, shown: readonly EndPreview[]): Promise<void> => {
    const body = endOf(tenantId, values, shown);
    if (!body) return;
    const answer = await mutateAsync({ body }).catch(() => null);
    await refresh();
    if (!answer) return;
    toast.success(t('leaving.done', counted(answer.length)));
    const [first, second] = answer;
    if (first && !second) navigate(`/employees/${first.employeeId}`);
    else onEnded(answer);
  };
  return { end, error };
}

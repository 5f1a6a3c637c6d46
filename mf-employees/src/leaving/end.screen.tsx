import { isApiError } from '@paga/client';
import { type EndPreview, endEmployment } from '@paga/contract/employees';
import { Alert, Card, EmptyState, ErrorState, Page, SkeletonCard } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { counted } from '#counted.ts';
import { NoEmployee } from '#guided/no-employee.tsx';
import { useAskedPeople } from '#guided/use-asked-people.ts';
import { useChange } from '#guided/use-change.ts';
import { useCheckReturn } from '#guided/use-check-return.tsx';
import { EndForm } from './end-form.tsx';
import { EndPreviewCard } from './end-preview.tsx';
import { END_SHOWN } from './end-shown.ts';
import { EndedPanel } from './ended-panel.tsx';
import { EndsTable } from './ends-table.tsx';
import { type EndValues, endOf, firstValues, useEndPreview } from './use-end-preview.ts';
import '#guided/guided.css';
import './leaving.css';

/** Ends the employment of one person, or of those chosen in the list (`?people=1,2`). */
export function EndScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const { asked, ids } = useAskedPeople();
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
  const [values, setValues] = useState(firstValues);
  const preview = useEndPreview(ids, values);
  const [ended, setEnded] = useState<readonly EndPreview[]>();
  const ends = preview.data;
  const back = useCheckReturn();
  const ending = useEnding(back.place, setEnded);
  const [first] = ends ?? [];
  const name = ids.length === 1 ? first?.name : undefined;
  if (!ends && isApiError(preview.error, 'NOT_FOUND')) return <NoEmployee />;
  // The name makes the head longer: what stood below it would move.
  if (!ends && preview.isLoading) return <SkeletonCard />;
  // While another day is worked out the button stays: who presses it on the way loses no focus, and the server refuses what the preview would.
  const isRefused = !preview.isFetching && ends?.some(({ refusal }) => refusal !== null) === true;
  const mayEnd = ends !== undefined && !isRefused;
  return (
    <Page
      title={name ? t('leaving.titleOf', { name }) : t('leaving.title', counted(ids.length))}
      hint={t('leaving.hint')}
      back={name && !back.place ? <Link to={`/employees/${ids[0]}`}>{name}</Link> : back.link}
    >
      {ended ? (
        <EndedPanel ended={ended} lastDay={values.lastDay ?? ''} />
      ) : (
        <div className="guided">
          <Card title={t('leaving.form')}>
            {ending.problem && <Alert tone="danger">{ending.problem}</Alert>}
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

/** Ends what the preview showed; one person's end is shown on their profile, or at the place that led here. */
function useEnding(place: string | null, onEnded: (ended: readonly EndPreview[]) => void) {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const { id: tenantId } = useCompany();
  const { run, problem } = useChange({
    endpoint: endEmployment,
    touches: END_SHOWN,
    doneText: (ended) => t('leaving.done', counted(ended.length)),
  });
  const end = async (values: EndValues, shown: readonly EndPreview[]): Promise<void> => {
    const body = endOf(tenantId, values, shown);
    const done = body && (await run({ body }));
    if (!done) return;
    const [first, second] = done.answer;
    if (place) navigate(place);
    else if (first && !second) navigate(`/employees/${first.employeeId}`);
    else onEnded(done.answer);
  };
  return { end, problem };
}

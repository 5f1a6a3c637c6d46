import { isApiError } from '@paga/client';
import { RAISED_AT_ONCE, type RaisePreview, raisePay } from '@paga/contract/employees';
import { Alert, Card, ErrorState, Page, SkeletonCard } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { counted } from '#counted.ts';
import { NoEmployee } from '#guided/no-employee.tsx';
import { useAskedPeople } from '#guided/use-asked-people.ts';
import { useChange } from '#guided/use-change.ts';
import { BackToList } from '#list/back-to-list.tsx';
import { RaiseForm } from './raise-form.tsx';
import { RaisePreviewCard } from './raise-preview.tsx';
import { firstValues, isTyped, type Raised, type RaiseValues, raiseOf } from './raise-values.ts';
import { RaisedPanel } from './raised-panel.tsx';
import { RaisesTable } from './raises-table.tsx';
import { useListedPay } from './use-listed-pay.ts';
import { useRaisePreview } from './use-raise-preview.ts';
import { RAISE_SHOWN } from './use-undo-raises.ts';
import '#guided/guided.css';

/** Raises the pay of one person, of those chosen in the list (`?people=1,2`), or of those a pasted list names. */
export function RaiseScreen(): ReactElement {
  const { asked, ids } = useAskedPeople(RAISED_AT_ONCE);
  return <Raising key={asked} ids={ids} />;
}

function Raising({ ids }: { ids: readonly number[] }): ReactElement {
  const { t } = useTranslation('employees');
  const [values, setValues] = useState(() => firstValues(ids.length));
  const [raised, setRaised] = useState<readonly RaisePreview[]>();
  const isList = values.by === 'list';
  const listed = useListedPay(isList);
  const chosen = useMemo(() => ids.map((employeeId): Raised => ({ employeeId, pay: null })), [ids]);
  const people = isList ? listed.people : chosen;
  const preview = useRaisePreview(values, people);
  const raises = people.length > 0 ? preview.data : undefined;
  const raising = useRaising(setRaised);
  const [first] = raises ?? [];
  const name = ids.length === 1 && !isList ? first?.name : undefined;
  if (!preview.data && isApiError(preview.error, 'NOT_FOUND')) return <NoEmployee />;
  // The name makes the head longer: what stood below it would move.
  if (ids.length > 0 && !preview.data && preview.isLoading) return <SkeletonCard />;
  const isRefused = !preview.isFetching && raises?.some(({ refusal }) => refusal !== null) === true;
  const mayRaise = raises !== undefined && isTyped(values) && !isRefused;
  const many = people.length > 0 ? t('raise.title', counted(people.length)) : t('navigation.raisePay');
  return (
    <Page
      title={name ? t('raise.titleOf', { name }) : many}
      hint={t('raise.hint')}
      back={name ? <Link to={`/employees/${ids[0]}`}>{name}</Link> : <BackToList />}
    >
      {raised ? (
        <RaisedPanel raised={raised} from={values.validFrom ?? ''} onUndone={() => setRaised(undefined)} />
      ) : (
        <div className="guided">
          <Card title={t('raise.form')}>
            {raising.problem && <Alert tone="danger">{raising.problem}</Alert>}
            <RaiseForm
              {...{ values, listed, mayRaise, chosen: ids.length, count: people.length }}
              unit={name ? first?.unit : undefined}
              onChange={(change) => setValues((before) => ({ ...before, ...change }))}
              onRaise={() => raising.raise(values, people, raises ?? [])}
            />
          </Card>
          <Shown
            {...{ raises }}
            typed={isTyped(values)}
            one={name !== undefined}
            error={preview.error}
            onRetry={preview.refetch}
          />
        </div>
      )}
    </Page>
  );
}

type ShownProps = {
  raises: readonly RaisePreview[] | undefined;
  typed: boolean;
  one: boolean;
  error: unknown;
  onRetry: () => unknown;
};

function Shown({ raises, typed, one, error, onRetry }: ShownProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  if (error)
    return <ErrorState title={t('raise.failed')} detail={errorText(error)} onRetry={() => onRetry()} />;
  if (!raises) return <p className="paga-hint">{t('raise.nobody')}</p>;
  const [first] = raises;
  if (one && first) return <RaisePreviewCard raise={first} typed={typed} />;
  return <RaisesTable raises={raises} typed={typed} />;
}

/** Raises what the preview showed; one person's raise is shown on their profile. */
function useRaising(onRaised: (raised: readonly RaisePreview[]) => void) {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const { id: tenantId } = useCompany();
  const { run, problem } = useChange({
    endpoint: raisePay,
    touches: RAISE_SHOWN,
    doneText: (raised) => t('raise.done', counted(raised.length)),
  });
  const raise = async (
    values: RaiseValues,
    people: readonly Raised[],
    shown: readonly RaisePreview[],
  ): Promise<void> => {
    const body = raiseOf(tenantId, values, people, shown);
    const done = body && (await run({ body }));
    if (!done) return;
    const [first, second] = done.answer;
    if (first && !second && values.by !== 'list') navigate(`/employees/${first.employeeId}`);
    else onRaised(done.answer);
  };
  return { raise, problem };
}

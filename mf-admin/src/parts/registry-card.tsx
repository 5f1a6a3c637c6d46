import { mutation, query } from '@paga/client';
import { getRegistryMoves, moveRegistryBack, type RegistryMove } from '@paga/contract/remotes';
import {
  Button,
  Card,
  ErrorState,
  formatDateTime,
  type SimpleColumn,
  SimpleTable,
  SkeletonTable,
  Stack,
  Tag,
} from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmMove } from './confirm-move.tsx';
import { useMoved } from './use-moved.ts';
import { usePartName } from './use-part-name.ts';

/** What was in use of all parts together, and the way back to all of that. */
export function RegistryCard(): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [back, setBack] = useState<RegistryMove | null>(null);
  const { data, error, refetch } = useQuery({ ...query(getRegistryMoves, {}), meta: { silent: true } });
  return (
    <Card title={t('parts.together.title')}>
      <Stack>
        <p className="paga-hint">{t('parts.together.hint')}</p>
        {error && !data && (
          <ErrorState title={t('parts.history.failed')} detail={errorText(error)} onRetry={refetch} />
        )}
        {!error && !data && <SkeletonTable rows={2} columns={3} />}
        {data?.length === 0 && <p className="paga-hint">{t('parts.history.none')}</p>}
        {data && data.length > 0 && <StateTable states={data} onBack={setBack} />}
      </Stack>
      {back && <AllBack state={back} onClose={() => setBack(null)} />}
    </Card>
  );
}

type StateTableProps = { states: readonly RegistryMove[]; onBack: (state: RegistryMove) => void };
/** So many are shown before somebody asks for all. */
const FIRST = 5;

function StateTable({ states, onBack }: StateTableProps): ReactElement {
  const { t } = useTranslation('admin');
  const [all, setAll] = useState(false);
  return (
    <>
      <SimpleTable
        label={t('parts.together.title')}
        rows={all ? states : states.slice(0, FIRST)}
        rowKey={({ registry }) => registry}
        columns={useColumns(states[0]?.registry, onBack)}
        stacks
        framed
      />
      {!all && states.length > FIRST && (
        <div>
          <Button onClick={() => setAll(true)}>{t('parts.together.all', { count: states.length })}</Button>
        </div>
      )}
    </>
  );
}

function useColumns(
  now: number | undefined,
  onBack: StateTableProps['onBack'],
): SimpleColumn<RegistryMove>[] {
  const { t } = useTranslation('admin');
  const mayMove = useMayCall('moveRegistryBack');
  const partName = usePartName();
  const wayBack = (state: RegistryMove): ReactNode => {
    if (state.registry === now) return <Tag tone="success">{t('parts.history.inUse')}</Tag>;
    if (!state.isThere) return <span className="paga-muted">{t('parts.history.gone')}</span>;
    return mayMove ? (
      <Button
        size="small"
        aria-label={t('parts.together.backTo', { at: formatDateTime(state.at) })}
        onClick={() => onBack(state)}
      >
        {t('parts.history.back')}
      </Button>
    ) : null;
  };
  const changed = ({ remotes, changed: names }: RegistryMove): ReactNode => (
    <ul className="parts-builds">
      {remotes
        .filter(({ name }) => names.includes(name))
        .map(({ name, version, canary }) => (
          <li key={name} className="paga-breaks">
            {partName(name)} {version}
            {canary && ` · ${canary.version} (${canary.share} %)`}
          </li>
        ))}
    </ul>
  );
  return [
    { key: 'at', title: t('parts.history.at'), width: 150, render: ({ at }) => formatDateTime(at) },
    { key: 'changed', title: t('parts.together.changed'), render: changed },
    { key: 'back', title: t('parts.column.action'), width: 140, align: 'right', render: wayBack },
  ];
}

function AllBack({ state, onClose }: { state: RegistryMove; onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const partName = usePartName();
  const moved = useMoved(onClose);
  const at = formatDateTime(state.at);
  const back = useMutation({
    ...mutation(moveRegistryBack),
    onSuccess: () => moved(t('parts.together.wentBack', { at })),
    meta: { silent: true },
  });
  return (
    <ConfirmMove
      danger
      question={t('parts.together.question', { at })}
      confirmText={t('parts.history.backConfirm')}
      moving={back}
      onConfirm={(noted) => back.mutate({ body: { to: state.registry, ...noted } })}
      onClose={onClose}
    >
      <p>{t('parts.together.backHint')}</p>
      <ul className="parts-builds">
        {state.remotes.map(({ name, version }) => (
          <li key={name} className="paga-breaks">
            {partName(name)} {version}
          </li>
        ))}
      </ul>
    </ConfirmMove>
  );
}

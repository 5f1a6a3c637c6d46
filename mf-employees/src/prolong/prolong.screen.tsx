import { PROLONGED_AT_ONCE, type Prolongation } from '@paga/contract/employees';
import { Alert, Button, Card, EmptyState, ErrorState, Page, Row, SkeletonCard, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { counted } from '#counted.ts';
import { AnnexButton } from '#documents/fill/annex-button.tsx';
import { useAskedPeople } from '#guided/use-asked-people.ts';
import { useCheckReturn } from '#guided/use-check-return.tsx';
import { ProlongTable } from './prolong-table.tsx';
import { useProlongation, useProlonging } from './use-prolong.ts';

/** Prolongs the contracts of those chosen in the list or on the dashboard (`?people=1,2`), each by its own length. */
export function ProlongScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const { ids } = useAskedPeople(PROLONGED_AT_ONCE);
  const back = useCheckReturn();
  const navigate = useNavigate();
  const preview = useProlongation(ids);
  const [done, setDone] = useState<readonly Prolongation[]>();
  const title = t('prolong.title', counted(ids.length));
  if (ids.length === 0)
    return (
      <Page title={title}>
        <EmptyState
          picture="people"
          title={t('prolong.nobody')}
          hint={t('prolong.nobodyHint')}
          action={<Link to="/employees">{t('employee.toList')}</Link>}
        />
      </Page>
    );
  if (preview.error && !preview.data)
    return (
      <ErrorState
        title={t('prolong.failed')}
        detail={errorText(preview.error)}
        onRetry={() => preview.refetch()}
      />
    );
  return (
    <Page title={title} hint={t('prolong.hint')} back={back.link}>
      {!preview.data && <SkeletonCard />}
      {done && <Done done={done} onUndone={() => setDone(undefined)} />}
      {!done && preview.data && (
        <Asked shown={preview.data} onDone={(made) => (back.place ? navigate(back.place) : setDone(made))} />
      )}
    </Page>
  );
}

type AskedProps = { shown: readonly Prolongation[]; onDone: (done: readonly Prolongation[]) => void };

function Asked({ shown, onDone }: AskedProps): ReactElement {
  const { t } = useTranslation('employees');
  const { prolong, problem } = useProlonging();
  const may = shown.filter(({ refusal }) => refusal === null);
  const save = async () => {
    const answer = await prolong(may);
    if (answer) onDone(answer);
  };
  return (
    <Stack>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Card title={t('prolong.table.title')} flush>
        <ProlongTable rows={shown} />
      </Card>
      {may.length > 0 && (
        <Row>
          <Button variant="primary" onClick={save}>
            {t('prolong.save', counted(may.length))}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function Done({ done, onUndone }: { done: readonly Prolongation[]; onUndone: () => void }): ReactElement {
  const { t } = useTranslation('employees');
  const mayUndo = useMayCall('undoProlongations');
  const { undo, problem } = useProlonging();
  const ids = done.map(({ employeeId }) => employeeId);
  return (
    <Stack>
      <Alert tone="success" title={t('prolong.done', counted(done.length))}>
        {t('prolong.doneHint')}
      </Alert>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Row>
        <AnnexButton ids={ids} annex="termAnnex" />
        {mayUndo && (
          <Button icon="undo" onClick={async () => (await undo(ids)) && onUndone()}>
            {t('prolong.undo')}
          </Button>
        )}
      </Row>
      <Card title={t('prolong.table.title')} flush>
        <ProlongTable rows={done} />
      </Card>
    </Stack>
  );
}

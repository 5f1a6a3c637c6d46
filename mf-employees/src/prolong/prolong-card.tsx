import { query } from '@paga/client';
import { type Employee, getProlongation, MARK_DAYS } from '@paga/contract/employees';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { Alert, Button, Card, formatDate, Row, Stack, todayInKosovo } from '@paga/kit';
import { addDays } from '@paga/payroll';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnexButton } from '#documents/fill/annex-button.tsx';
import { useProlongation, useProlonging } from './use-prolong.ts';
import { useProlongRefusal } from './use-prolong-refusal.ts';
import '#guided/guided.css';

/** Whose contract ends soon or has ended, and of whom nobody has said that they leave. */
const endsSoon = ({ expirationContract, employeeStatus, draftStatus }: Employee): boolean =>
  expirationContract !== null &&
  draftStatus === DraftStatus.undrafted &&
  employeeStatus === EmployeeStatus.active &&
  expirationContract <= addDays(todayInKosovo(), MARK_DAYS.contract);

/** On the profile: a term that ends goes on by one press, and what was prolonged has its annex and the way back. */
export function ProlongCard({ employee }: { employee: Employee }): ReactNode {
  const maySee = useMayCall('getProlongation');
  const mayProlong = useMayCall('prolongContracts') && endsSoon(employee);
  if (mayProlong) return <Ending employee={employee} />;
  return maySee && employee.expirationContract !== null ? <Prolonged employee={employee} /> : null;
}

function Ending({ employee: { id } }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const refusalText = useProlongRefusal();
  const { data } = useProlongation([id]);
  const { prolong, problem } = useProlonging();
  const [one] = data ?? [];
  // Somebody who leaves has a card of their own.
  if (!one?.ended || !one.until || one.refusal?.code === 'leaving') return null;
  const days = { ended: formatDate(one.ended), until: formatDate(one.until) };
  return (
    <Card title={t('prolong.card.ends')}>
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Row justify="between">
          <span>{t(one.ended < todayInKosovo() ? 'prolong.card.ended' : 'prolong.card.until', days)}</span>
          {!one.refusal && (
            <Button variant="primary" onClick={() => prolong([one])}>
              {t('prolong.card.save', days)}
            </Button>
          )}
        </Row>
        {one.refusal && <Alert tone="warning">{refusalText(one.refusal)}</Alert>}
      </Stack>
    </Card>
  );
}

function Prolonged({ employee: { id: employeeId } }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const mayUndo = useMayCall('undoProlongations');
  const { undo, problem } = useProlonging();
  const { data } = useQuery({
    ...query(getProlongation, { query: { employeeId } }),
    meta: { silent: true },
  });
  if (!data?.mayUndo) return null;
  const { ended, until } = data;
  const button = mayUndo && (
    <Button icon="undo" size="small" onClick={() => undo([employeeId])}>
      {t('prolong.undo')}
    </Button>
  );
  return (
    <Card title={t('prolong.card.title')} extra={button}>
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <p className="guided-text">
          {t('prolong.card.from', { ended: formatDate(ended), until: formatDate(until) })}
        </p>
        <Row>
          <AnnexButton ids={[employeeId]} annex="termAnnex" />
        </Row>
      </Stack>
    </Card>
  );
}

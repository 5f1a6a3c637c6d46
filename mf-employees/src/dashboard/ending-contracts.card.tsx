import { query } from '@paga/client';
import { type ExpiringContract, getContractsByExpirationDate } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { Button, ErrorState, formatDate, Grid, Icon, Row, todayInKosovo } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

/** How many lines are shown before somebody asks for the rest. */
const SHOWN = 3;

const prolongPlace = (people: readonly ExpiringContract[]) =>
  `/employees/prolong?people=${people.map(({ id }) => id).join(',')}`;

/** Of what is to be done: contracts that end within 30 days or have ended, each with the way to prolong it. */
export function EndingContractsCard(): ReactElement | null {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const { id: tenantId } = useCompany();
  const mayProlong = useMayCall('prolongContracts');
  const [all, setAll] = useState(false);
  const contracts = useQuery({
    ...query(getContractsByExpirationDate, { query: { tenantId } }),
    meta: { silent: true },
  });
  if (contracts.isPending) return <span hidden aria-busy="true" />;
  if (contracts.isError)
    return <ErrorState detail={errorText(contracts.error)} onRetry={() => contracts.refetch()} />;
  const people = contracts.data;
  if (people.length === 0) return null;
  const shown = all ? people : people.slice(0, SHOWN);
  return (
    <Grid as="ul" gap={0} className="paga-list" aria-label={t('dashboard.expiringContracts')}>
      {shown.map((person) => (
        <Ending key={person.id} person={person} />
      ))}
      {mayProlong && people.length > 1 && (
        <li>
          <Link to={prolongPlace(people)}>{t('dashboard.prolongAll')}</Link>
        </li>
      )}
      {people.length > shown.length && (
        <li>
          <Button variant="link" onClick={() => setAll(true)}>
            {t('dashboard.allContracts', { count: people.length })}
          </Button>
        </li>
      )}
    </Grid>
  );
}

function Ending({ person }: { person: ExpiringContract }): ReactElement {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const mayProlong = useMayCall('prolongContracts');
  const { id, expirationDate } = person;
  const hasEnded = expirationDate < todayInKosovo();
  const name = fullName(person);
  const date = formatDate(expirationDate);
  return (
    <Row as="li" gap={[4, 12]} justify="between">
      <Row gap={[4, 8]}>
        <Icon name={hasEnded ? 'warning' : 'clock'} size={16} />
        <Link to={`/employees/${id}`}>{name}</Link>
        <span>{t(hasEnded ? 'dashboard.contractEnded' : 'dashboard.contractEnds', { date })}</span>
      </Row>
      {mayProlong && (
        <Button
          size="small"
          aria-label={t('dashboard.prolongOf', { name })}
          onClick={() => navigate(prolongPlace([person]))}
        >
          {t('dashboard.prolong')}
        </Button>
      )}
    </Row>
  );
}

import { invalidates, mutation, query } from '@paga/client';
import { getOfficePeople, type OfficePerson, saveOfficePerson } from '@paga/contract/requests';
import { CloseFooter, ErrorState, Modal, Row, Select, SkeletonTable, Stack } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeavePeople } from '#wall/use-leave-people.ts';

/** Says who of the office is which employee, so that nobody decides about what they asked for themselves. */
export function OfficePeopleModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const { id: tenantId } = useCompany();
  const office = useQuery({ ...query(getOfficePeople, { query: { tenantId } }), meta: { silent: true } });
  return (
    <Modal
      open
      title={t('requests.office.title')}
      width={640}
      onClose={onClose}
      footer={<CloseFooter onClose={onClose} />}
    >
      <Stack>
        <p>{t('requests.office.intro')}</p>
        {office.isPending && <SkeletonTable rows={3} columns={2} />}
        {office.isError && <ErrorState detail={errorText(office.error)} onRetry={() => office.refetch()} />}
        {office.data?.map((person) => (
          <PersonLine key={person.userId} person={person} />
        ))}
      </Stack>
    </Modal>
  );
}

function PersonLine({ person: { userId, name, employee } }: { person: OfficePerson }): ReactElement {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const people = useLeavePeople().data ?? [];
  const save = useMutation({
    ...mutation(saveOfficePerson),
    onSuccess: () => client.invalidateQueries(invalidates(getOfficePeople)),
  });
  const options = people.map((one) => ({ value: one.id, label: one.name }));
  const known = !employee || options.some(({ value }) => value === employee.id);
  return (
    <Row justify="between">
      <b>{name}</b>
      <Stack gap={4}>
        <Select<number | null>
          aria-label={t('requests.office.is', { name })}
          allowClear={employee?.said === true}
          placeholder={t('requests.office.nobody')}
          loading={save.isPending}
          value={employee?.id ?? null}
          options={known ? options : [...options, { value: employee.id, label: employee.name }]}
          onChange={(employeeId) =>
            save.mutate({ body: { tenantId, userId, employeeId: employeeId ?? null } })
          }
        />
        {employee && !employee.said && <span className="paga-hint">{t('requests.office.byAddress')}</span>}
      </Stack>
    </Row>
  );
}

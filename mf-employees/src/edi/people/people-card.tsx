import type { EdiPerson } from '@paga/contract/employees';
import { useRowFilter } from '@paga/forms/import';
import { Alert, Button, Card, DataTable, Row, type RowTone, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import type { EdiImport } from '#edi/lists/use-edi-import.ts';
import { PersonModal } from './person.modal.tsx';
import { type PersonState, stateOf } from './person-state.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

type PeopleCardProps = { edi: EdiImport; people: readonly EdiPerson[]; onSave: () => void };

const SHOWN = ['all', 'new', 'existing', 'differing', 'invalid', 'warned', 'leftOut'] as const;
type Shown = (typeof SHOWN)[number];
const rowKey = ({ key }: EdiPerson) => key;
const TONES: Record<PersonState, RowTone | undefined> = {
  new: undefined,
  existing: 'muted',
  leftOut: 'muted',
  invalid: 'error',
};

function shows(shown: Shown, person: EdiPerson, state: PersonState): boolean {
  if (shown === 'all') return true;
  if (shown === 'differing') return person.differences.length > 0;
  if (shown === 'warned') return state !== 'invalid' && person.problems.length > 0;
  return state === shown;
}

/** The people of the wage lists: who comes in, with what gross since when, and where the figures differ from ours. */
export function PeopleCard({ edi, people, onSave }: PeopleCardProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const { confirmed, save, preview } = edi;
  const [opened, setOpened] = useState<string | null>(null);
  const isCompared = people.some(({ compared }) => compared.length > 0);
  const { columns, confirmStarts } = usePeopleColumns(edi, { isCompared });
  const { visible, strip } = useRowFilter<EdiPerson, Shown>({
    ...{ rows: people, values: SHOWN, label: t('import.showLabel') },
    always: ['all', 'new'],
    shows: useCallback((value, one) => shows(value, one, stateOf(one, confirmed)), [confirmed]),
    text: (value, count) => t(`edi.show.${value}`, counted(count)),
  });
  const rowTone = useCallback(
    (person: EdiPerson): RowTone | undefined =>
      TONES[stateOf(person, confirmed)] ?? (person.differences.length > 0 ? 'warning' : undefined),
    [confirmed],
  );
  const added = people.filter((one) => stateOf(one, confirmed) === 'new').length;
  const person = people.find(({ key }) => key === opened);
  return (
    <Card title={t('edi.people')}>
      <Stack>
        {strip}
        <p className="paga-hint">{t('edi.peopleHint')}</p>
        <DataTable
          label={t('edi.peopleTable')}
          rows={visible}
          columns={columns}
          rowKey={rowKey}
          rowTone={rowTone}
          height="min(60vh, 620px)"
          onRowActivate={({ key }) => setOpened(key)}
          onEdit={(edits) => confirmStarts(people, edits)}
        />
        {save.isError && (
          <Alert tone="danger" title={t('edi.saveFailed')}>
            {errorText(save.error)}
          </Alert>
        )}
        <Row justify="between">
          <span className="paga-hint">{t('edi.noMonth')}</span>
          <Button
            variant="primary"
            loading={save.isPending}
            disabled={added === 0 || preview.isPending}
            onClick={onSave}
          >
            {t('edi.save', counted(added))}
          </Button>
        </Row>
      </Stack>
      {person && <PersonModal edi={edi} person={person} onClose={() => setOpened(null)} />}
    </Card>
  );
}

import type { Employee } from '@paga/contract/employees';
import { Button, Card, DetailList, Grid, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartForm } from '#form/part.form.tsx';
import type { FormTab } from '#values/tab-of.ts';
import { ContractList } from './contract-list.tsx';
import { ReadWarnings } from './read-warnings.tsx';
import { useReadFields } from './use-read-fields.ts';

/** Which card of the profile is its form just now, which was last, and how to change that. */
export type Cards = { open: FormTab | null; last: FormTab | null; onEdit: (part: FormTab | null) => void };
/** Undefined: the person may only read. */
type RecordTabProps = { employee: Employee; cards: Cards | undefined };

/** Everything about a person but the pay: who they are, where they live, what they do and on which contract. */
export function RecordTab({ employee, cards }: RecordTabProps): ReactNode {
  return (
    <Grid align="start" className="employee-record">
      <Stack>
        <Part employee={employee} tab="personal" cards={cards} />
        <Part employee={employee} tab="address" cards={cards} />
      </Stack>
      <Stack>
        <Part employee={employee} tab="employment" cards={cards} />
        <ContractList employee={employee} />
      </Stack>
    </Grid>
  );
}

function Part({ employee, tab, cards }: RecordTabProps & { tab: FormTab }): ReactNode {
  const { t } = useTranslation('employees');
  const items = useReadFields(employee, tab);
  if (cards?.open === tab)
    return <PartForm employee={employee} part={tab} onDone={() => cards.onEdit(null)} />;
  return (
    <Card title={t(`employee.tab.${tab}`)} extra={<EditPart tab={tab} cards={cards} />}>
      <Stack>
        <ReadWarnings employee={employee} tab={tab} />
        <DetailList items={items} columns={2} />
      </Stack>
    </Card>
  );
}

/** Turns a card into its form, one at a time. */
export function EditPart({ tab, cards }: { tab: FormTab; cards: Cards | undefined }): ReactNode {
  const { t } = useTranslation('employees');
  if (!cards) return null;
  const part = t(`employee.tab.${tab}`);
  return (
    <Button
      variant="quiet"
      size="small"
      icon="pencil"
      autoFocus={cards.last === tab}
      disabled={cards.open !== null}
      aria-label={t('employee.editPart', { part })}
      onClick={() => cards.onEdit(tab)}
    >
      {t('employee.editShort')}
    </Button>
  );
}

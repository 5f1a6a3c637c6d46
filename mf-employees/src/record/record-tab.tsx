import type { Employee } from '@paga/contract/employees';
import { Button, Card, DetailList, Grid, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormTab } from '#values/tab-of.ts';
import { ContractList } from './contract-list.tsx';
import { ReadWarnings } from './read-warnings.tsx';
import { useReadFields } from './use-read-fields.ts';

type Edit = ((part: FormTab) => void) | undefined;
type RecordTabProps = { employee: Employee; onEdit: Edit };

/** Everything about a person but the pay: who they are, where they live, what they do and on which contract. */
export function RecordTab({ employee, onEdit }: RecordTabProps): ReactNode {
  return (
    <Grid align="start" className="employee-record">
      <Stack>
        <Part employee={employee} tab="personal" onEdit={onEdit} />
        <Part employee={employee} tab="address" onEdit={onEdit} />
      </Stack>
      <Stack>
        <Part employee={employee} tab="employment" onEdit={onEdit} />
        <ContractList employee={employee} />
      </Stack>
    </Grid>
  );
}

function Part({ employee, tab, onEdit }: RecordTabProps & { tab: FormTab }): ReactNode {
  const { t } = useTranslation('employees');
  const items = useReadFields(employee, tab);
  return (
    <Card title={t(`employee.tab.${tab}`)} extra={<EditPart tab={tab} onEdit={onEdit} />}>
      <Stack>
        <ReadWarnings employee={employee} tab={tab} />
        <DetailList items={items} columns={2} />
      </Stack>
    </Card>
  );
}

/** Opens the form on the tab that asks for what the card shows. */
export function EditPart({ tab, onEdit }: { tab: FormTab; onEdit: Edit }): ReactNode {
  const { t } = useTranslation('employees');
  if (!onEdit) return null;
  const part = t(`employee.tab.${tab}`);
  return (
    <Button
      variant="quiet"
      size="small"
      icon="pencil"
      aria-label={t('employee.editPart', { part })}
      onClick={() => onEdit(tab)}
    >
      {t('employee.editShort')}
    </Button>
  );
}

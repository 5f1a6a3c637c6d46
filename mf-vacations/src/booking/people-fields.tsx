import type { LeaveEmployee } from '@paga/contract/leave';
import { Button, Form, FormField, Row, Select } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { namesakeNotes } from '#people/namesakes.ts';

type PeopleFieldsProps = {
  people: readonly LeaveEmployee[];
  /** Several at once: the same leave for all of them, or one person. */
  several: boolean;
  onSeveral: (several: boolean) => void;
  /** What the form holds has been changed here. */
  onChange: () => void;
};

/** Whom the leave is for: one of the company, or several at once for company leave. */
export function PeopleFields({ people, several, onSeveral, onChange }: PeopleFieldsProps): ReactElement {
  const { t } = useTranslation('vacations');
  const form = Form.useFormInstance();
  const notes = namesakeNotes(people);
  const options = people.map(({ id, name }) => ({
    value: id,
    label: notes.has(id) ? `${name} (${notes.get(id)})` : name,
  }));
  const all = (): void => {
    form.setFieldValue(
      'employeeIds',
      people.map(({ id }) => id),
    );
    form.validateFields(['employeeIds']).catch(() => undefined);
    onChange();
  };
  return (
    <div>
      {several ? (
        <FormField name="employeeIds" label={t('booking.employees')} required>
          <Select mode="multiple" options={options} maxTagCount={6} autoFocus />
        </FormField>
      ) : (
        <FormField name="employeeId" label={t('booking.employee')} required>
          <Select options={options} autoFocus />
        </FormField>
      )}
      <Row>
        <Button variant="link" size="small" onClick={() => onSeveral(!several)}>
          {t(several ? 'booking.onlyOne' : 'booking.several')}
        </Button>
        {several && (
          <Button variant="link" size="small" onClick={all}>
            {t('booking.everybody', { count: people.length })}
          </Button>
        )}
      </Row>
    </div>
  );
}

import type { VacationList } from '@paga/contract/reports';
import { Gender } from '@paga/contract/shapes';
import { type Column, Figure, formatNumber, missing } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Opens } from '#frame/opens.tsx';

/** A person's leave between two days. */
type Person = VacationList['data'][number];

/** Spec 2 §2: what does not apply to a person. */
const NOT_ASKED = 'N/A';

/** The key of a person's row. */
export const vacationKey = ({ id }: Person) => id;

/** A person's leave, entry by entry. */
const leaveAt = (id: number) => `/employees/${id}?tab=leave`;
const specialOf = ({ gender, days }: Person) =>
  gender === Gender.female ? days.femaleSpecialLeave : days.maleSpecialLeave;
const maternityOf = ({ gender, days }: Person) => (gender === Gender.male ? null : days.MaternityLeave);

/** Whether somebody took any leave in these days. */
export const hasLeave = (person: Person): boolean =>
  [specialOf(person), person.days.annual, person.days.MedicalLeave, maternityOf(person)].some(
    (days) => (days ?? 0) > 0,
  );

/** The days of everybody listed. */
export function useVacationTotals(people: readonly Person[]): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const days = (of: (row: Person) => number | null) => (
      <Figure value={people.reduce((sum, row) => sum + (of(row) ?? 0), 0)} />
    );
    return {
      name: t('frame.totalOf', { shown: formatNumber(people.length) }),
      special: days(specialOf),
      annual: days((row) => row.days.annual),
      medical: days((row) => row.days.MedicalLeave),
      maternity: days(maternityOf),
    };
  }, [people, t]);
}

/** The columns of the vacation list: special leave by gender, maternity not for men. */
export function useVacationColumns(): Column<Person>[] {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  return useMemo(() => {
    const days = (
      key: 'special' | 'annual' | 'medical' | 'maternity',
      of: (row: Person) => number | null,
    ): Column<Person> => ({
      key,
      title: t(`vacationList.column.${key}`),
      width: 92,
      align: 'right',
      render: (row) =>
        of(row) === null ? <span className="paga-hint">{NOT_ASKED}</span> : <Figure value={of(row)} />,
      value: of,
    });
    return [
      {
        key: 'name',
        title: t('frame.column.name'),
        width: 220,
        frozen: true,
        render: ({ id, employeeName }) => (
          <Opens to={leaveAt(id)} title={employeeName}>
            {employeeName}
          </Opens>
        ),
        value: ({ employeeName }) => employeeName,
        onActivate: ({ id }) => navigate(leaveAt(id)),
      },
      {
        key: 'sector',
        title: t('vacationList.column.sector'),
        width: 180,
        render: ({ sector }) => sector ?? missing,
        value: ({ sector }) => sector,
      },
      days('special', specialOf),
      days('annual', (row) => row.days.annual),
      days('medical', (row) => row.days.MedicalLeave),
      days('maternity', maternityOf),
    ];
  }, [t, navigate]);
}

import { type EdiPerson, EmployeeLimits } from '@paga/contract/employees';
import {
  type CellEdit,
  type Column,
  DateText,
  formatDate,
  formatMoney,
  Money,
  missing,
  Tag,
} from '@paga/kit';
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { monthsText } from '#edi/lists/month-text.ts';
import type { Confirmed, EdiImport } from '#edi/lists/use-edi-import.ts';
import { lastDayOf, typedDay } from './contract-start.ts';
import { startOf, stateOf } from './person-state.ts';

type Texts = TFunction<'employees'>;
type PersonColumn = Column<EdiPerson>;
type Side = 'employee' | 'employer';

const STATE_TONES = { new: 'success', existing: 'neutral', leftOut: 'neutral', invalid: 'danger' } as const;
const right = { align: 'right', width: 96 } as const;

/** A difference to the cent, file less ours, red unless it is nothing; it has a plus or a minus beside the colour. */
function Difference({ value }: { value: number }): ReactNode {
  return (
    <span className={value === 0 ? undefined : 'edi-differs'}>
      <Money value={value} signed />
    </span>
  );
}

/** Cents that are exact: the difference of two amounts of the wire. */
const less = (file: number, computed: number) => Math.round((file - computed) * 100) / 100;

function contributionColumns(t: Texts, side: Side): PersonColumn[] {
  const group = t(`edi.${side}`);
  const difference = ({ file, computed }: EdiPerson) => less(file[side], computed[side]);
  return [
    {
      ...{ key: `${side}File`, title: t('edi.inFile'), group, ...right },
      value: ({ file }) => file[side],
      render: ({ file }) => <Money value={file[side]} />,
    },
    {
      ...{ key: `${side}Computed`, title: t('edi.computed'), group, ...right },
      value: ({ computed }) => computed[side],
      render: ({ computed }) => <Money value={computed[side]} />,
    },
    {
      ...{ key: `${side}Difference`, title: t('edi.difference'), group, ...right },
      value: difference,
      render: (person) => <Difference value={difference(person)} />,
    },
  ];
}

function comparedColumn(t: Texts, figure: 'tax' | 'net'): PersonColumn {
  const difference = (person: EdiPerson) =>
    person.differences
      .filter((one) => one.figure === figure)
      .reduce((sum, { file, computed }) => less(sum + file, computed), 0);
  return {
    ...{ key: figure, title: t(`edi.figure.${figure}`), group: t('edi.difference'), ...right },
    value: difference,
    render: (person) => (person.compared.length > 0 ? <Difference value={difference(person)} /> : missing),
  };
}

function startColumn(t: Texts, confirmed: Confirmed): PersonColumn {
  return {
    ...{ key: 'contractStarted', title: t('edi.start'), description: t('edi.startLong'), width: 116 },
    value: (person) => startOf(person, confirmed),
    render: (person) => <DateText value={startOf(person, confirmed)} />,
    edit: {
      text: (person) => formatDate(startOf(person, confirmed)),
      may: (person) => stateOf(person, confirmed) === 'new',
      problem: (text, person) =>
        typedDay(text, person) === null
          ? t('edi.startWrong', {
              from: formatDate(EmployeeLimits.earliestStart),
              to: formatDate(lastDayOf(person)),
            })
          : undefined,
    },
  };
}

function aboutColumns(t: Texts, confirmed: Confirmed): PersonColumn[] {
  const name = ({ firstName, lastName }: EdiPerson) => `${firstName} ${lastName}`.trim();
  const state = (person: EdiPerson) => stateOf(person, confirmed);
  return [
    { key: 'name', title: t('import.column.name'), width: 170, frozen: true, value: name, render: name },
    {
      ...{ key: 'state', title: t('import.stateOf'), width: 180, value: state },
      render: (person) => (
        <>
          <Tag tone={STATE_TONES[state(person)]}>{t(`edi.state.${state(person)}`)}</Tag>{' '}
          {person.existing?.name}
        </>
      ),
    },
    {
      ...{ key: 'differences', title: t('edi.found'), width: 116 },
      value: ({ differences, problems }) => differences.length * 1000 + problems.length,
      render: (person) => <Found person={person} />,
    },
    {
      ...{ key: 'months', title: t('edi.months'), width: 180, value: ({ months }: EdiPerson) => months[0] },
      render: ({ months }) => monthsSeen(months),
    },
  ];
}

function Found({ person: { differences, problems } }: { person: EdiPerson }): ReactNode {
  const { t } = useTranslation('employees');
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return <Tag tone="danger">{t('import.errorCount', { count: errors })}</Tag>;
  if (differences.length > 0)
    return <Tag tone="danger">{t('edi.differenceCount', { count: differences.length })}</Tag>;
  return problems.length > 0 ? (
    <Tag tone="warning">{t('import.warningCount', { count: problems.length })}</Tag>
  ) : (
    missing
  );
}

function monthsSeen(months: readonly string[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return monthsText(first === last ? first : `${first} – ${last} (${months.length})`);
}

function payColumns(t: Texts): PersonColumn[] {
  return [
    {
      ...{ key: 'number', title: t('import.column.idNumber'), width: 124 },
      render: ({ personalNumber }) => personalNumber ?? missing,
    },
    {
      ...{ key: 'gross', title: t('edi.grossNow'), align: 'right', width: 124 },
      value: ({ history }) => history.at(-1)?.gross,
      render: ({ history }) => <Money value={history.at(-1)?.gross} />,
    },
    {
      ...{ key: 'changes', title: t('edi.history'), width: 240 },
      render: ({ history }) =>
        history.length < 2 ? t('edi.steady') : history.map(({ gross }) => formatMoney(gross)).join(' → '),
    },
    {
      ...{ key: 'tier', title: t('import.column.employerTier'), width: 116 },
      render: ({ history }) => {
        const tier = history.at(-1)?.employerTier;
        return tier ? t(`import.tier.${tier}`) : missing;
      },
    },
    {
      ...{ key: 'flags', title: t('edi.flags'), width: 200 },
      render: ({ history }) => {
        const terms = history.at(-1);
        const said = [
          terms?.noTaxes && t('edi.noTaxes'),
          terms?.hasContributions === false && t('edi.noContributions'),
        ].filter(Boolean);
        return said.length > 0 ? said.join(', ') : missing;
      },
    },
  ];
}

/** The columns of the people, and what takes the starts of contracts that were typed into them. */
export function usePeopleColumns(
  { confirmed, setConfirmed }: Pick<EdiImport, 'confirmed' | 'setConfirmed'>,
  { isCompared }: { isCompared: boolean },
) {
  const { t, i18n } = useTranslation('employees');
  const columns = useMemo(
    () => [
      ...aboutColumns(t, confirmed),
      startColumn(t, confirmed),
      ...contributionColumns(t, 'employee'),
      ...contributionColumns(t, 'employer'),
      ...(isCompared ? [comparedColumn(t, 'tax'), comparedColumn(t, 'net')] : []),
      ...payColumns(t),
    ],
    [t, i18n.language, confirmed, isCompared],
  );
  const confirmStarts = (people: readonly EdiPerson[], edits: readonly CellEdit[]) => {
    const byKey = new Map(people.map((person) => [person.key, person]));
    const starts = new Map(confirmed.starts);
    for (const { key, text } of edits) {
      const person = byKey.get(`${key}`);
      const day = person && typedDay(text, person);
      if (day) starts.set(`${key}`, day);
    }
    setConfirmed({ ...confirmed, starts });
  };
  return { columns, confirmStarts };
}

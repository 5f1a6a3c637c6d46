import { dottedDate } from '@paga/calendar';
import type { ContractEnds, EmployeeFilters, MissingData } from '@paga/contract/employees';
import { DraftStatus, type EmployeeStatus } from '@paga/contract/shapes';

export type Language = 'sq' | 'en';

/** Words of the exports, Excel and PDF. Enumerations stand in the order of their numbers, the first being 1. */
export const WORDS = {
  sq: {
    title: 'Punonjësit',
    file: 'Punonjesit',
    status: 'Statusi',
    statuses: ['Aktiv', 'Jo aktiv', 'Në proces'],
    draft: 'Draft',
    tiers: ['Primar', 'Sekondar'],
    types: ['Me orar të plotë', 'Me orar të pjesshëm', 'Kontraktor'],
    genders: ['Femër', 'Mashkull'],
    tabs: ['Të gjithë', 'Aktivë', 'Jo aktivë', 'Në proces'],
    chosen: 'Të zgjedhurit',
    search: 'Kërkimi',
    ends: {
      ended: 'Kontrata ka mbaruar',
      within30: 'Kontrata mbaron brenda 30 ditësh',
      within90: 'Kontrata mbaron brenda 90 ditësh',
      open: 'Pa afat',
    },
    missing: 'Mungon',
    data: {
      any: 'ndonjë e dhënë',
      personalNumber: 'numri personal',
      bankAccountNumber: 'llogaria bankare',
      phone: 'telefoni',
      email: 'e-mail-i',
      occupation: 'pozita',
      birthDate: 'data e lindjes',
    },
    columns: [
      'Emri dhe mbiemri',
      'Numri personal',
      'Pozita',
      'Sektori',
      'Telefoni',
      'E-mail',
      'Kontrata nga',
      'deri më',
      'Bruto (€)',
    ],
    asOf: 'Gjendja më',
    people: 'Punonjës gjithsej',
    page: 'Faqja',
  },
  en: {
    title: 'Employees',
    file: 'Employees',
    status: 'Status',
    statuses: ['Active', 'Not active', 'In process'],
    draft: 'Draft',
    tiers: ['Primary', 'Secondary'],
    types: ['Full time', 'Part time', 'Contractor'],
    genders: ['Female', 'Male'],
    tabs: ['All', 'Active', 'Not active', 'In process'],
    chosen: 'Selected',
    search: 'Search',
    ends: {
      ended: 'Contract has ended',
      within30: 'Contract ends within 30 days',
      within90: 'Contract ends within 90 days',
      open: 'Open-ended',
    },
    missing: 'Missing',
    data: {
      any: 'any data',
      personalNumber: 'personal number',
      bankAccountNumber: 'bank account',
      phone: 'phone',
      email: 'e-mail',
      occupation: 'position',
      birthDate: 'birth date',
    },
    columns: [
      'Full name',
      'Personal number',
      'Position',
      'Sector',
      'Phone',
      'E-mail',
      'Contract from',
      'to',
      'Gross (€)',
    ],
    asOf: 'As of',
    people: 'Employees in all',
    page: 'Page',
  },
} as const satisfies Record<
  Language,
  Record<string, unknown> & { data: Record<MissingData, string>; ends: Record<ContractEnds, string> }
>;

/** The word of a number of an enumeration. */
export const named = (names: readonly string[], number: number | null): string | null =>
  number === null ? null : (names[number - 1] ?? null);

/** A civil date as people read it; null stays null. */
export const shownDate = (date: string | null): string | null => (date === null ? null : dottedDate(date));

/** The status of an employee in words. */
export function statusWord(
  row: { draftStatus: DraftStatus; employeeStatus: EmployeeStatus },
  language: Language,
): string | null {
  const { draft, statuses } = WORDS[language];
  return row.draftStatus === DraftStatus.draft ? draft : named(statuses, row.employeeStatus);
}

/** Which employees a list holds, in words: the tab, then the search and every filter. */
export function selectionWords(
  asked: EmployeeFilters & { status: 0 | EmployeeStatus; filterEmployees?: string },
  sector: string | null,
  language: Language,
): string {
  const words = WORDS[language];
  const { status, filterEmployees, employerTier, employmentType, contractEnds, missing } = asked;
  const parts = [
    words.tabs[status],
    filterEmployees && `${words.search}: ${filterEmployees}`,
    sector,
    named(words.tiers, employerTier ?? null),
    named(words.types, employmentType ?? null),
    contractEnds && words.ends[contractEnds],
    missing && `${words.missing}: ${words.data[missing]}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

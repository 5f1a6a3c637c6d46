import type { ReactNode } from 'react';
import { Money } from '#format/money.tsx';
import type { Language } from '#theme/kit-context.ts';
import type { Column } from './columns/column.ts';

/** A row of the salary table in the gallery, the bench and the tests. */
export type SampleRow = {
  id: number;
  name: string;
  personal: string;
  gross: number;
  pension: number;
  employer: number;
  taxable: number;
  tax: number;
  net: number;
};

const first = [
  'Arta',
  'Blerim',
  'Drita',
  'Faton',
  'Gentiana',
  'Ilir',
  'Luljeta',
  'Mentor',
  'Njomëza',
  'Përparim',
  'Shqipe',
  'Valon',
];
const last = [
  'Krasniqi',
  'Gashi',
  'Hoxha',
  'Berisha',
  'Çeku',
  'Morina',
  'Shala',
  'Bytyqi',
  'Zeqiri',
  'Kelmendi',
  'Thaçi',
];
const cents = (euro: number): number => Math.round(euro * 100) / 100;

/** `count` employees, always the same: the first is Arta Krasniqi with 500.00. */
export function sampleRows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => {
    const gross = 500 + ((index * 137) % 1500);
    const pension = cents(gross * 0.05);
    const taxable = cents(gross - pension);
    const tax = cents(taxable * 0.08);
    return {
      id: index + 1,
      name: `${first[index % first.length]} ${last[index % last.length]}`,
      personal: String(1000000000 + index * 7919),
      gross,
      pension,
      employer: pension,
      taxable,
      tax,
      net: cents(taxable - tax),
    };
  });
}

const titles = {
  sq: [
    'Punonjësi',
    'Numri personal',
    'Paga bruto',
    'Kontributi i punonjësit 5%',
    'Kontributi i punëdhënësit 5%',
    'Paga e tatueshme',
    'Tatimi në paga',
    'Neto',
  ],
  en: [
    'Employee',
    'Personal number',
    'Gross salary',
    'Employee contribution 5%',
    'Employer contribution 5%',
    'Taxable pay',
    'Income tax',
    'Net',
  ],
} as const;

/** Eight of the salary table's columns. */
export function sampleColumns(language: Language, onGross?: (row: SampleRow) => void): Column<SampleRow>[] {
  const title = (index: number): string => titles[language][index] ?? '';
  const money = (
    key: 'gross' | 'pension' | 'employer' | 'taxable' | 'tax' | 'net',
    index: number,
    group?: string,
  ): Column<SampleRow> => ({
    key,
    title: title(index),
    width: 130,
    align: 'right',
    group,
    value: (row) => row[key],
    render: (row) => <Money value={row[key]} />,
  });
  const contributions = language === 'sq' ? 'Kontributet' : 'Contributions';
  return [
    {
      key: 'name',
      title: title(0),
      width: 200,
      frozen: true,
      value: (row) => row.name,
      render: (row) => row.name,
    },
    { key: 'personal', title: title(1), width: 130, render: (row) => row.personal },
    { ...money('gross', 2), onActivate: onGross ?? (() => undefined) },
    money('pension', 3, contributions),
    money('employer', 4, contributions),
    money('taxable', 5),
    money('tax', 6),
    money('net', 7),
  ];
}

/** The sums of the money columns. */
export function sampleTotals(rows: readonly SampleRow[], label: string): Record<string, ReactNode> {
  const sum = (key: 'gross' | 'pension' | 'employer' | 'taxable' | 'tax' | 'net'): ReactNode => (
    <Money value={cents(rows.reduce((total, row) => total + row[key], 0))} />
  );
  return {
    name: label,
    gross: sum('gross'),
    pension: sum('pension'),
    employer: sum('employer'),
    taxable: sum('taxable'),
    tax: sum('tax'),
    net: sum('net'),
  };
}

import type { HolidayKey } from '@paga/payroll';

const NAMES: Record<HolidayKey, { sq: string; en: string }> = {
  newYear: { sq: 'Viti i Ri', en: 'New Year' },
  newYearSecond: { sq: 'Viti i Ri, dita e dytë', en: 'New Year, second day' },
  orthodoxChristmas: { sq: 'Krishtlindjet Ortodokse', en: 'Orthodox Christmas' },
  independence: { sq: 'Dita e Pavarësisë', en: 'Independence Day' },
  constitution: { sq: 'Dita e Kushtetutës', en: 'Constitution Day' },
  labour: { sq: 'Dita Ndërkombëtare e Punës', en: 'International Labour Day' },
  europe: { sq: 'Dita e Evropës', en: 'Europe Day' },
  catholicChristmas: { sq: 'Krishtlindjet Katolike', en: 'Catholic Christmas' },
  catholicEaster: { sq: 'E hëna e Pashkëve Katolike', en: 'Catholic Easter Monday' },
  orthodoxEaster: { sq: 'E hëna e Pashkëve Ortodokse', en: 'Orthodox Easter Monday' },
  bajramFitr: { sq: 'Fitër Bajrami', en: 'Eid al-Fitr' },
  bajramAdha: { sq: 'Kurban Bajrami', en: 'Eid al-Adha' },
};

/** The name of a statutory day off in both languages; several when two fall on one date. */
export function holidayNames(keys: readonly HolidayKey[]): { name: string; nameEn: string } {
  const named = (language: 'sq' | 'en') => keys.map((key) => NAMES[key][language]).join(', ');
  return { name: named('sq'), nameEn: named('en') };
}

/** Whether a name is that of a Bajram, alone or with another holiday. */
export function isNamed(key: HolidayKey, { name, nameEn }: { name: string; nameEn: string }): boolean {
  return name.includes(NAMES[key].sq) || nameEn.includes(NAMES[key].en);
}

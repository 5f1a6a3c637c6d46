import type { Dice } from './random-salary.ts';

/** A person as invented: everybody has numbers and accounts whose check digits fit; two people may have one name. */
export type InventedPerson = {
  id: number;
  name: string;
  birthDate: string;
  personalNumber: string;
  account: string;
  otherAccount: string;
};

const FIRST =
  'Agim Arta Bekim Besa Besnik Blerta Burim Dafina Dardan Diellza Driton Edona Ermal Fatmire Flamur Gentiana Gëzim Hana Ilir Jeta Kushtrim Lirije Luan Mirlinda Naim Nora Petrit Qëndresa Rron Shpresa Teuta Trim Valon Vjosa Yll Zana'.split(
    ' ',
  );
const LAST =
  'Ahmeti Basha Berisha Bytyqi Dervishi Elezi Fetahu Gashi Gërvalla Hoti Hoxha Ibrahimi Jashari Krasniqi Kryeziu Leka Morina Mustafa Nimani Osmani Përvetica Rexhepi Selimi Shala Tahiri Thaçi Veliu Zeka Çeku Xhaka'.split(
    ' ',
  );
const BANKS = ['11', '15', '17', '19', '20'];
const WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2];

const digits = (roll: Dice, length: number): string =>
  Array.from({ length }, () => String(roll(10))).join('');

/** Ten digits whose last is the check digit. */
function personalNumber(roll: Dice): string {
  const nine = `1${digits(roll, 8)}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(nine[at]), 0);
  const digit = 11 - (sum % 11);
  return `${nine}${digit > 9 ? 0 : digit}`;
}

/** Sixteen digits that are 1 modulo 97. */
function account(roll: Dice): string {
  const start = `${BANKS[roll(BANKS.length)]}${digits(roll, 12)}`;
  const rest = Number(BigInt(`${start}00`) % 97n);
  return `${start}${String((98 - rest) % 97).padStart(2, '0')}`;
}

/** So many people, always the same for the same dice. */
export function inventedPeople(roll: Dice, count: number): InventedPerson[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${FIRST[roll(FIRST.length)]} ${LAST[roll(LAST.length)]}`,
    birthDate: `19${60 + roll(40)}-${String(1 + roll(12)).padStart(2, '0')}-${String(1 + roll(28)).padStart(2, '0')}`,
    ...{ personalNumber: personalNumber(roll), account: account(roll), otherAccount: account(roll) },
  }));
}

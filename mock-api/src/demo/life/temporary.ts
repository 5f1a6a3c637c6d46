import type { NewEmployee } from '@paga/contract/employees';
import { Gender } from '@paga/contract/shapes';

/** An invented person in one line: name, personal number, account, job, sector and gross. */
type Invented = readonly [
  name: string,
  personalNumber: string,
  account: string,
  gender: Gender,
  occupation: string,
  sector: string,
  gross: number,
];

const { female: F, male: M } = Gender;

/** Who worked at Agimi and left within the year: how many months ago, and on which day. */
export const LEAVERS: readonly { person: Invented; back: number; day: number }[] = [
  {
    person: ['Arbnor Gashi', '1977498836', '1745150565234903', M, 'Shofer', 'Logjistika', 700],
    back: 7,
    day: 28,
  },
  {
    person: ['Fjolla Berisha', '1572966794', '1537951016699268', F, 'Shitëse', 'Shitja', 650],
    back: 6,
    day: 15,
  },
  {
    person: ['Sokol Krasniqi', '1577820615', '1199244655950030', M, 'Programues', 'Teknologjia', 1850],
    back: 4,
    day: 28,
  },
  {
    person: ['Albulena Hoxha', '1228378239', '1937300806929168', F, 'Kontabiliste', 'Administrata', 900],
    back: 3,
    day: 20,
  },
];

/** Who came for the season, on contracts that ended. */
export const SEASON: readonly Invented[] = [
  ['Burim Rexhepi', '1976207846', '2045002395040084', M, 'Punonjës sezonal', 'Prodhimi', 520],
  ['Lorik Bytyqi', '1542942491', '1720407495492563', M, 'Punonjës sezonal', 'Prodhimi', 520],
  ['Arlinda Zeqiri', '1118230309', '1543706492940923', F, 'Punonjëse sezonale', 'Prodhimi', 520],
  ['Dardan Morina', '1705128487', '1127952349149889', M, 'Punonjës sezonal', 'Logjistika', 540],
  ['Erza Kelmendi', '1743142116', '1981737843835645', F, 'Punonjëse sezonale', 'Logjistika', 540],
  ['Granit Shala', '1422412812', '2023568263802571', M, 'Shofer sezonal', 'Logjistika', 600],
];

/** Drini, a chain of pharmacies. */
export const DRINI: readonly Invented[] = [
  ['Drita Gashi', '1798345881', '1744803744309671', F, 'Drejtoreshë', 'Administrata', 2200],
  ['Luan Berisha', '1978269636', '1568482221433037', M, 'Kontabilist', 'Administrata', 1150],
  ['Shpresa Krasniqi', '1008688008', '1157500448380595', F, 'Farmaciste', 'Barnatorja', 1250],
  ['Agron Hoxha', '1228129719', '1900297587333111', M, 'Farmacist', 'Barnatorja', 1200],
  ['Valbona Thaçi', '1299137658', '2059777825861717', F, 'Teknike e farmacisë', 'Barnatorja', 720],
  ['Besart Kryeziu', '1285549732', '1727085067491728', M, 'Teknik i farmacisë', 'Barnatorja', 700],
  ['Egzona Morina', '1148048998', '1534031445184548', F, 'Arkëtare', 'Barnatorja', 520],
  ['Visar Shala', '1669974112', '1120419981209206', M, 'Depoist', 'Depoja', 600],
  ['Leonora Bytyqi', '1452025708', '1932101274549744', F, 'Depoiste', 'Depoja', 580],
  ['Ardit Rexhepi', '1665077493', '2076229805319476', M, 'Shofer', 'Depoja', 650],
  ['Mirjeta Zeqiri', '1004091171', '1725711997951677', F, 'Pastruese', 'Administrata', 520],
  ['Kreshnik Osmani', '1252857113', '1520474504701996', M, 'Roje', 'Depoja', 540],
  ['Vlora Sylejmani', '1578766304', '1142973880112457', F, 'Menaxhere e shitjes', 'Administrata', 1400],
  ['Endrit Dervishi', '1088563561', '1953628350491379', M, 'Praktikant', 'Barnatorja', 500],
];

/** An invented person as the form that saves them. */
export function formOfInvented(
  [name, personalNumber, bankAccountNumber, gender, occupation, sector, bruttoSalary]: Invented,
  usual: NewEmployee,
  { started, ends = null }: { started: string; ends?: string | null },
): NewEmployee {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${name.replace(' ', '.').toLowerCase().replaceAll('ë', 'e').replaceAll('ç', 'c')}@example.com`;
  const phone = `+383 44 ${personalNumber.slice(-6)}`;
  return {
    ...{ ...usual, firstName, lastName, personalNumber, bankAccountNumber, gender, occupation, email, phone },
    ...{ bruttoSalary, sectors: [{ name: sector }] },
    ...{ jobStarted: started, contractStarted: started, expirationContract: ends },
  };
}

/** What a person's row says, whatever is done to the workbook: these digits are saved, or none. */
export type Truth = {
  name: string;
  idNumber: string;
  bankAccountNumber: string;
  grossSalary: number;
  contractDate: string;
  phoneNumber: string;
};

/** People with real check digits; some numbers begin with a zero. */
export const PEOPLE: readonly Truth[] = [
  ['Arta Krasniqi', '1234567892', '1212012345678906', 1000, '2024-03-01'],
  ['Blerta Gashi', '1999384753', '1212012345678906', 1250.5, '2025-11-30'],
  ['Çlirim Hoxha', '1763855925', '1212012345678906', 320.1, '2020-02-29'],
  ['Dren Shala', '1008167059', '1212012345678906', 2000, '2026-10-15'],
  ['Ëndrra Berisha Gashi', '2565529407', '1212012345678906', 999.99, '2023-01-09'],
].map(([name, idNumber, bankAccountNumber, grossSalary, contractDate]) => ({
  name,
  idNumber,
  bankAccountNumber,
  grossSalary,
  contractDate,
  phoneNumber: '044111222',
})) as Truth[];

import { dottedDate } from '@paga/calendar';

const decimals = (least: number, most = least) =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  });
const [two, plain, short] = [decimals(2), decimals(0, 4), decimals(0, 2)];
const withMinus = (text: string) => text.replace('-', '\u2212');

/** How figures and civil dates stand on paper: `1,234.56`, `7.5%`, `176`, `31.10.2026`; negative with a true minus sign, as on the screens. */
export const paperFigures = {
  money: (euro: number) => withMinus(two.format(euro)),
  percent: (percentage: number) => `${withMinus(plain.format(percentage))}%`,
  number: (value: number) => withMinus(short.format(value)),
  date: dottedDate,
};

import { type CorrectionSums, getCorrections as call, type MonthCorrection } from '@paga/contract/filing';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { read } from '#core/http/handler.ts';
import { byName } from '#payroll/public.ts';
import { monthCorrections } from './corrections.ts';

const sum = (amounts: readonly number[]) => toEuro(sumCents(amounts.map(toCents)));

function sumsOf(months: readonly MonthCorrection[]): CorrectionSums {
  const all = months.flatMap(({ paid }) => paid);
  const people = [...new Map(all.map(({ employeeId, name }) => [employeeId, name]))].map(
    ([employeeId, name]) => {
      const theirs = all.filter((one) => one.employeeId === employeeId);
      return {
        ...{ employeeId, name, months: theirs.length },
        difference: sum(theirs.map(({ difference }) => difference)),
      };
    },
  );
  const open = months.filter(({ canBeCorrected }) => canBeCorrected);
  const authorities = (['contribution', 'tax'] as const).map((kind) => {
    const theirs = open.flatMap((month) => month.authorities.filter((one) => one.kind === kind));
    return { kind, difference: sum(theirs.map(({ difference }) => difference)) };
  });
  return {
    people: people.sort((one, other) => byName.compare(one.name, other.name)),
    authorities: authorities.filter(({ difference }) => difference !== 0),
  };
}

export const getCorrections = read({
  call,
  run: async (ctx, { query: { year, month } }) => {
    const months = await monthCorrections(ctx, { year, month });
    return { months, sums: sumsOf(months) };
  },
});

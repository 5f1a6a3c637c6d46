import { arta } from '#check/arta.ts';
import { stepOf } from '#check/step-of.ts';
import {
  amountIn,
  calculateSalary,
  editsAfter,
  engineInput,
  explainSalary,
  type RecurringLine,
  rowFigures,
  type StoredEdit,
} from '../index.ts';

const meal = { kindId: 1, name: 'Ushqimi', field: 'extraBrutto', amount: 60 } as const;
const bonus = { kindId: 2, name: 'Paga e 13-të', field: 'extraNetto', amount: 50 } as const;
const fine = { kindId: 3, name: 'Gjoba', field: 'ticket', amount: 15.5, note: 'parkimi' } as const;
const loan: RecurringLine = {
  ...{ id: 1, name: 'Kredi', field: 'stops', order: 1 },
  ...{ amount: 120_00, share: null, owed: 600_00 },
};

function month(edits: StoredEdit | null, recurring: readonly RecurringLine[] = []) {
  const { period, ...inputs } = arta();
  const input = engineInput(period, { ...inputs, recurring }, edits);
  return { input, result: calculateSalary(input), row: rowFigures(input, calculateSalary(input), edits) };
}

test('a named amount is a part of its field, taxed as it is, and named in the row', () => {
  const edits = editsAfter(null, { entries: [meal, bonus, fine], extraBrutto: 100 });
  expect(edits).toMatchObject({ extraBrutto: 40_00, extraNetto: undefined });
  const { result, row } = month(edits);
  const typed = month(editsAfter(null, { extraBrutto: 100, extraNetto: 50, ticketStops: 15.5 })).result;
  expect(result).toEqual(typed);
  expect(row).toMatchObject({
    ...{
      edited: true,
      extraTable: { extraBrutto: 100, extraNetto: 50 },
      stopTable: { ticket: 15.5, total: 15.5 },
    },
    lines: [
      { kindId: 1, entry: true, name: 'Ushqimi', field: 'extraBrutto', taken: 60 },
      { name: 'Paga e 13-të', field: 'extraNetto', taken: 50 },
      { name: 'Gjoba', field: 'ticket', taken: 15.5, note: 'parkimi' },
    ],
  });
});

test('a field is typed as its total: what is named in it stays, and a total below that is refused', () => {
  const named = editsAfter(null, { entries: [meal], extraBrutto: 100 });
  expect(amountIn({ edits: editsAfter(named, { extraBrutto: 75 }) }, 'extraBrutto')).toBe(75_00);
  for (const emptied of [0, null, 60])
    expect(amountIn({ edits: editsAfter(named, { extraBrutto: emptied }) }, 'extraBrutto')).toBe(60_00);
  expect(() => editsAfter(named, { extraBrutto: 59.99 })).toThrow('BELOW_NAMED');
  // Other names leave what was typed beside them.
  expect(amountIn({ edits: editsAfter(named, { entries: [] }) }, 'extraBrutto')).toBe(40_00);
  expect(editsAfter(named, { entries: [{ ...meal, amount: 0 }] }).entries).toBeUndefined();
});

test('named amounts stand beside recurring lines and go first, as what is typed', () => {
  const owed = { ...fine, field: 'stops', amount: 800 } as const;
  const edits = editsAfter(null, { entries: [owed] }, { recurring: [loan] });
  const { result, input } = month(edits, [loan]);
  // 884.00 less 800.00 leaves 84.00 of the 120.00.
  expect(result).toMatchObject({ stops: 884_00, netto: 0 });
  expect(input.lines?.map(({ name, taken }) => [name, taken])).toEqual([
    ['Gjoba', 800_00],
    ['Kredi', 84_00],
  ]);
  const waived = editsAfter(edits, { stops: 800 }, { recurring: [loan] });
  expect(waived.waived).toEqual(['stops']);
  expect(month(waived, [loan])).toMatchObject({
    result: { stops: 800_00 },
    row: { stopTable: { stops: 800 } },
  });
});

test('the explanation of a field lists its amounts by name, and what was typed beside them', () => {
  const edits = editsAfter(null, {
    entries: [meal, { ...meal, kindId: 4, name: 'Rruga', amount: 20 }],
    extraBrutto: 100,
  });
  const step = stepOf(explainSalary(month(edits).input).trace, 'extraBrutto');
  expect(step).toMatchObject({
    formula: 'lines.named',
    value: 100_00,
    inputs: [{ value: 80_00 }, { value: 20_00 }],
  });
  expect(step?.parts?.map(({ inputs }) => inputs[0]?.value)).toEqual(['Ushqimi', 'Rruga']);
});

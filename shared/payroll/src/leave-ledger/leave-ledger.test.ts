import { Leave } from '#calendar/leave-days.ts';
import { givenAnnual, isInFirstMonths, type LedgerPerson } from './given-days.ts';
import { type LedgerInput, leaveLedger } from './leave-ledger.ts';
import { balanceOn, lowestBalance, yearFigures } from './ledger-balance.ts';

const ARTA: LedgerPerson = {
  started: '2020-01-01',
  priorExperienceMonths: 0,
  harmfulWork: false,
  supplement: null,
};
const byLaw = (year: number, days = 20) => ({ year, days, byLaw: true });
const used = (...dates: string[]) => dates.map((date) => ({ date, days: 1, source: 1, event: null }));
const annual = (facts: Partial<LedgerInput> = {}): LedgerInput => ({
  ...{ type: Leave.annual, years: [byLaw(2026), byLaw(2027)], person: ARTA, used: [], corrections: [] },
  ...facts,
});
const given = (person: Partial<LedgerPerson>, year: number, days = 20) =>
  givenAnnual({ ...ARTA, ...person }, byLaw(year, days)).map((line) => [line.date, line.cause, line.days]);

describe('the days that a year gives by law', () => {
  it('are the figure alone while the additions are off, for everybody and from the first day', () => {
    const person = { ...ARTA, started: '2026-11-01', priorExperienceMonths: 240, harmfulWork: true };
    expect(givenAnnual(person, { year: 2026, days: 20, byLaw: false })).toEqual([
      { kind: 'given', cause: 'year', article: '32', year: 2026, date: '2026-01-01', days: 20, source: null },
    ]);
  });

  it('grow by one for each five years of all experience, on the day they are complete', () => {
    expect(given({ priorExperienceMonths: 66 }, 2026)).toEqual([
      ['2026-01-01', 'year', 20],
      ['2026-01-01', 'experience', 2],
    ]);
    // Five and a half years before hiring: fifteen are complete on 1 July 2029.
    expect(given({ priorExperienceMonths: 66 }, 2029).at(-1)).toEqual(['2029-07-01', 'experience', 1]);
  });

  it('of somebody who came back are those of the work the year began in; the months before are experience', () => {
    const returned = { started: '2026-06-15', earlier: [{ started: '2020-01-01', ended: '2026-03-15' }] };
    expect(given(returned, 2026)).toEqual([
      ['2026-01-01', 'year', 20],
      ['2026-01-01', 'experience', 1],
    ]);
    expect(given(returned, 2027)).toEqual([
      ['2027-01-01', 'year', 20],
      ['2027-01-01', 'experience', 1],
    ]);
    // 74 months before and 46 since: ten years on 15 April 2030.
    expect(given(returned, 2030).at(-1)).toEqual(['2030-04-15', 'experience', 1]);
    const late = { started: '2026-10-01', earlier: [{ started: '2020-01-01', ended: '2025-11-30' }] };
    expect(given(late, 2026).map(([, , days]) => days)).toEqual([1.5, 1.5, 1.5]);
    expect(given({ ...late, earlier: [{ started: '2024-01-01', ended: '2024-02-01' }] }, 2025)).toEqual([]);
  });

  it('of the first six months are those of the work that the year began in', () => {
    const isFirst = (person: Partial<LedgerPerson>, from: string) =>
      isInFirstMonths({ ...ARTA, ...person }, from);
    expect([
      isFirst({ started: '2026-05-02' }, '2026-11-01'),
      isFirst({ started: '2026-05-02' }, '2026-11-02'),
    ]).toEqual([true, false]);
    const returned = { started: '2026-10-01', earlier: [{ started: '2020-01-01', ended: '2026-03-15' }] };
    expect(['2026-11-02', '2027-01-11', '2027-04-01'].map((from) => isFirst(returned, from))).toEqual([
      ...[false, true, false],
    ]);
    expect(isFirst({ started: null }, '2026-11-02')).toBe(false);
  });

  it('are two more with a supplement until it ends, and at least thirty of harmful work', () => {
    const supplement = { until: '2026-05-01' };
    expect(given({ supplement }, 2026)).toContainEqual(['2026-01-01', 'supplement', 2]);
    expect(given({ supplement }, 2027)).toEqual([
      ['2027-01-01', 'year', 20],
      ['2027-01-01', 'experience', 1],
    ]);
    const sum = (lines: ReturnType<typeof given>) => lines.reduce((all, [, , days]) => all + Number(days), 0);
    expect(sum(given({ harmfulWork: true, supplement: { until: null } }, 2026))).toBe(30);
    expect(sum(given({ harmfulWork: true, started: '2020-07-01' }, 2025))).toBe(30);
    expect(sum(given({ harmfulWork: true }, 2026, 32))).toBe(33);
  });

  it('come at 1.5 a month in the first six, then as the whole right in proportion', () => {
    expect(given({ started: '2026-03-15' }, 2026)).toEqual([
      ['2026-04-14', 'month', 1.5],
      ['2026-05-14', 'month', 1.5],
      ['2026-06-14', 'month', 1.5],
      ['2026-07-14', 'month', 1.5],
      ['2026-08-14', 'month', 1.5],
      // Nine whole months until New Year: 15 of 20.
      ['2026-09-14', 'wholeRight', 7.5],
    ]);
    expect(given({ started: '2026-09-01' }, 2026).map(([date]) => date)).toEqual([
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
    ]);
    expect(given({ started: '2026-09-01' }, 2027)).toEqual([
      ['2027-01-31', 'month', 1.5],
      ['2027-02-28', 'wholeRight', 18.5],
    ]);
    expect(given({ started: '2027-01-02' }, 2026)).toEqual([]);
  });
});

describe('the ledger', () => {
  it('carries what is left into the next year, uses it first, and lets the rest expire on 30 June', () => {
    const days = ['2026-08-03', '2026-08-04', '2027-06-30', '2027-07-01'];
    const person = { ...ARTA, started: '2024-01-01' };
    const lines = leaveLedger(annual({ person, used: used(...days) }));
    expect(
      lines.map(({ kind, date, days: count, article }) => `${date} ${kind} ${count} (${article})`),
    ).toEqual([
      '2026-01-01 given 20 (32)',
      '2026-08-03 used -1 (32)',
      '2026-08-04 used -1 (32)',
      '2027-01-01 carried 18 (37)',
      '2027-01-01 given 20 (32)',
      '2027-06-30 used -1 (32)',
      '2027-06-30 expired -17 (37)',
      '2027-07-01 used -1 (32)',
    ]);
    const on = (date: string) => balanceOn(lines, date);
    expect([
      on('2026-12-31'),
      on('2027-01-01'),
      on('2027-06-29'),
      on('2027-06-30'),
      on('2027-12-31'),
    ]).toEqual([18, 38, 38, 20, 19]);
    expect(yearFigures(lines, 2027, '2027-06-30')).toEqual({ total: 38, used: 2, expired: 0, left: 36 });
    expect(yearFigures(lines, 2027, '2027-07-01')).toEqual({ total: 38, used: 2, expired: 17, left: 19 });
  });

  it('lets days that a correction carries over expire like its own, and only where the additions hold', () => {
    const corrections = [
      { id: 1, date: '2026-02-01', days: 4.5, cause: 'carry' as const },
      { id: 2, date: '2026-07-15', days: 2, cause: 'carry' as const },
    ];
    const person = { ...ARTA, started: '2024-01-01' };
    const years = [byLaw(2026)];
    const facts = { person, years, corrections, used: used('2026-01-12', '2026-07-01') };
    const lines = leaveLedger(annual(facts));
    expect(
      lines.map(({ kind, date, days, article }) => `${date} ${kind} ${days} (${article})`).slice(2),
    ).toEqual([
      '2026-02-01 corrected 4.5 (37)',
      '2026-06-30 expired -3.5 (37)',
      '2026-07-01 used -1 (32)',
      '2026-07-15 corrected 2 (37)',
    ]);
    expect(yearFigures(lines, 2026, '2026-07-01')).toEqual({ total: 26.5, used: 2, expired: 3.5, left: 21 });
    const undone = [...corrections, { id: 3, date: '2026-02-01', days: -4.5, cause: 'carry' as const }];
    const figure = [{ year: 2026, days: 20, byLaw: false }];
    for (const changed of [{ corrections: undone }, { years: figure }, { type: Leave.medical }])
      expect(leaveLedger(annual({ ...facts, ...changed })).some(({ kind }) => kind === 'expired')).toBe(
        false,
      );
  });

  it('carries nothing into or out of a year without the additions', () => {
    const years = [
      { year: 2026, days: 20, byLaw: false },
      byLaw(2027),
      { year: 2028, days: 20, byLaw: false },
    ];
    const lines = leaveLedger(annual({ years }));
    expect(lines.some(({ kind }) => kind === 'carried')).toBe(false);
  });

  it('counts corrections from their date, and names art. 38 for the fault of the employer', () => {
    const corrections = [
      { id: 1, date: '2026-07-01', days: 2.5, cause: 'employerFault' as const },
      { id: 2, date: '2026-09-01', days: -0.5, cause: 'other' as const },
    ];
    const lines = leaveLedger(
      annual({ years: [byLaw(2026)], person: { ...ARTA, started: '2024-01-01' }, corrections }),
    );
    expect(lines.slice(1).map(({ article, days }) => [article, days])).toEqual([
      ['38', 2.5],
      ['32', -0.5],
    ]);
    expect(balanceOn(lines, '2026-06-30')).toBe(20);
    expect(balanceOn(lines, '2026-12-31')).toBe(22);
  });

  it('gives the days of an event beyond the yearly figure, which leave without a reason takes first', () => {
    const event = (date: string) => ({ date, days: 1, source: 2, event: '39' });
    const lines = leaveLedger({
      ...annual({ years: [{ year: 2026, days: 2, byLaw: false }] }),
      type: Leave.special,
      used: [event('2026-03-02'), event('2026-03-03'), ...used('2026-06-01')],
    });
    expect(lines.filter(({ cause }) => cause === 'event')).toMatchObject([
      { date: '2026-03-03', days: 1, article: '39' },
    ]);
    expect(lowestBalance(lines, 2026)).toBe(0);
    expect(yearFigures(lines, 2026, '2026-12-31').left).toBe(0);
  });
});

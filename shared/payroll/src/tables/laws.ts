import type { CivilDate } from '@paga/calendar';
import type { LeaveType } from '#calendar/leave-days.ts';
import { ARTICLE_OF_TYPE } from '#leave-ledger/ledger-line.ts';
import type { LawText } from './dated.ts';

/** A law and the first day it was in force. */
type LawSince = { from: CivilDate; law: LawText };

/** The general name of the pension law, as its table has it. */
export const pensionLaw: LawText = {
  sq: 'Ligji 04/L-101 për fondet pensionale të Kosovës',
  en: 'Law 04/L-101 on Pension Funds of Kosovo',
};
/** Decisions on the minimum wage by the law of 2024, of which only those of 2026 have a known number. */
export const wageLaw: LawText = {
  sq: 'Vendim i Qeverisë për pagën minimale, sipas Ligjit 08/L-142',
  en: 'Government decision on the minimum wage, by Law 08/L-142',
};
/** The decision that set both amounts of 2026. */
export const wageDecisionOf2026: LawText = {
  sq: 'Vendimi i Qeverisë 10/273 i 31.10.2025 për pagën minimale, sipas Ligjit 08/L-142',
  en: 'Government Decision 10/273 of 31.10.2025 on the minimum wage, by Law 08/L-142',
};
const labour = (articles: readonly string[]): readonly LawSince[] => {
  const [sq, en] = articles.length > 1 ? ['nenet', 'articles'] : ['neni', 'article'];
  const list = articles.join(', ');
  return [
    {
      from: '2001-10-08',
      law: {
        sq: 'Rregullorja e UNMIK-ut 2001/27 për ligjin themelor të punës',
        en: 'UNMIK Regulation 2001/27 on Essential Labour Law',
      },
    },
    {
      from: '2010-12-16',
      law: { sq: `Ligji i Punës 03/L-212, ${sq} ${list}`, en: `Law on Labour 03/L-212, ${en} ${list}` },
    },
  ];
};

/** What a general name stood for, day by day: a table whose figures outlived a law keeps its name, and cites what was in force. */
const named: readonly { law: LawText; since: readonly LawSince[] }[] = [
  {
    law: pensionLaw,
    since: [
      {
        from: '2001-12-22',
        law: {
          sq: 'Rregullorja e UNMIK-ut 2001/35 për pensionet në Kosovë',
          en: 'UNMIK Regulation 2001/35 on Pensions in Kosovo',
        },
      },
      { from: '2012-05-23', law: pensionLaw },
    ],
  },
  {
    law: wageLaw,
    since: [
      { from: '2024-10-01', law: wageLaw },
      { from: '2026-01-01', law: wageDecisionOf2026 },
    ],
  },
];

const onDay = (since: readonly LawSince[], day: CivilDate): LawText | undefined =>
  since.findLast(({ from }) => from <= day)?.law;

/**
 * The law that a table's figures followed on a day; a law that role 1 has typed is cited as it is.
 *
 * Example: `lawOn(pensionLaw, '2009-01-31').en` is `'UNMIK Regulation 2001/35 on Pensions in Kosovo'`.
 */
export function lawOn(law: LawText, day: CivilDate): LawText {
  const known = named.find((one) => one.law.sq === law.sq);
  return (known && onDay(known.since, day)) ?? law;
}

/**
 * The law behind uplifts of extra hours. Example: `upliftLaw('2026-10-31')?.en` is `'Law on Labour 03/L-212, article 56'`.
 */
export function upliftLaw(day: CivilDate): LawText | undefined {
  return onDay(labour(['56']), day);
}

/**
 * The law behind what leave of some types is paid at. Example: `leaveLaw([1, 2], '2026-10-31')?.en` ends in `'articles 49, 59'`.
 */
export function leaveLaw(types: readonly LeaveType[], day: CivilDate): LawText | undefined {
  const articles = [...new Set(types.map((type) => ARTICLE_OF_TYPE[type]))].sort();
  return articles.length > 0 ? onDay(labour(articles), day) : undefined;
}

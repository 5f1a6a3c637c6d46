import { dottedDate } from '@paga/calendar';
import type { FileAnswer } from '@paga/contract/endpoint';
import type { StoredSection } from '@paga/contract/own/stored';
import type { CivilDate, Language } from '@paga/contract/shapes';
import { printPaper } from '#core/print/print-paper.ts';
import { type Value, WORDS } from './shown-value.ts';

type About = { person: string; company: string; today: CivilDate; language: Language };

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const textOf = ({ text, amount }: Value) =>
  [text, amount === undefined ? undefined : `${money.format(amount)} €`]
    .filter((part) => part !== undefined)
    .join(': ');

/** What is stored about somebody, as a tagged PDF: a heading for each place, a block for each row. */
export async function storedPaper(sections: readonly StoredSection[], about: About): Promise<FileAnswer> {
  const words = WORDS[about.language];
  const bytes = await printPaper('src/own/stored/stored-paper.typ', {
    ...{ language: about.language, title: words.title, person: about.person, company: about.company },
    ...{ lead: words.lead(about.company), made: `${words.made} ${dottedDate(about.today)}` },
    ...{ pageWord: words.page, nothing: words.nothing },
    sections: sections.map(({ title, records }) => ({
      title,
      records: records.map((fields) =>
        fields.map(({ label, values }) => ({ label, value: values.map(textOf).join('; ') })),
      ),
    })),
  });
  return { fileName: `${words.file}-${about.today}.pdf`, contentType: 'application/pdf', bytes };
}

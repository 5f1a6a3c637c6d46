import type { Locator, Page } from 'playwright-core';
import { casesInTurn } from './by-turns.ts';
import { chain } from './chain.ts';
import { type Hands, keyboard, mouse } from './hands.ts';
import { countInputs, type Inputs, inputsOf } from './inputs.ts';
import { oneStage } from './stage.ts';
import { calculateButton } from './steps.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const CODE = 'AGI26A';

/** What a person reads and presses here; literal, so that a changed text is seen. */
const texts = {
  sq: {
    month: 'Tetor 2026',
    day: (day: number) => `${day}.10.2026`,
    days: '12-13.10.2026',
    newPerson: 'Shto punonjës',
    addEmployee: 'Shto punonjës',
    name: 'Emri dhe mbiemri',
    personalNumber: 'Numri personal',
    phone: 'Telefoni',
    employment: 'Punësimi',
    position: 'Pozita',
    starts: 'Fillimi i kontratës',
    salary: 'Paga',
    gross: 'Paga bruto',
    create: 'Ruaj punonjësin',
    created: /u krijua/,
    save: 'Ruaj',
    unlock: 'Hap pagat për ndryshime',
    saved: /u ruajt\.$/,
    leaves: 'përfundo',
    lastDay: 'Dita e fundit e punës',
    end: 'Përfundo punësimin',
    ended: 'Punësimi u përfundua.',
    raise: 'rrit',
    validFrom: 'Vlen nga',
    newPay: 'Paga e re bruto',
    raisePay: 'Ruaj pagën e re',
    raised: 'Paga u rrit.',
    accountOf: 'llogari',
    account: 'Llogaria bankare',
    leave: 'pushim',
    kind: 'Lloji',
    sick: 'Mjekësor',
    submitLeave: 'Cakto pushimin',
    leaveSaved: 'Pushimi u ruajt.',
    next: 'Muaji tjetër',
    changes: 'Ndryshimet në tabelë',
    night: 'Natën',
    overtime: 'Jashtë orarit',
    bonus: 'Shtesë bruto',
    advance: 'Avans',
    allSaved: 'Të gjitha ndryshimet janë ruajtur',
    check: /^Kontrollo \(/,
    noAccount: 'Nuk ka llogari bankare',
    accept: 'Prano me shënim',
    note: 'Shënimi',
    toReview: 'Shqyrto muajin',
    toClosing: 'Vazhdo te mbyllja',
    toPay: 'Vazhdo te pagesa dhe deklarimi',
    agree: 'Të gjitha shifrat përputhen deri në cent.',
    downloadLists: 'Shkarko listat',
    downloadEdi: 'Shkarko EDI',
    several: 'Shëno të kryerat (7)',
    mark: 'Shëno 7 të kryera',
    done: 'Tetor 2026 u krye',
    dossier: 'Shkarko dosjen',
    people: {
      joins: ['Shpresa Lila', '1234567817', '1701234567890107'],
      leaves: 'Bekim Osmani',
      raised: ['Besnik Hoxha', '560'],
      moved: ['Besnik Berisha', '1701234567890204'],
      away: 'Arta Ahmeti',
      sick: 'Besnik Mustafa',
    },
  },
  en: {
    month: 'November 2026',
    day: (day: number) => `${day}.11.2026`,
    days: '12-13.11.2026',
    newPerson: 'Add employee',
    addEmployee: 'Add employee',
    name: 'Full name',
    personalNumber: 'Personal number',
    phone: 'Phone',
    employment: 'Employment',
    position: 'Position',
    starts: 'Contract start',
    salary: 'Salary',
    gross: 'Gross salary',
    create: 'Save employee',
    created: /was created/,
    save: 'Save',
    unlock: 'Open salaries for changes',
    saved: /was saved\.$/,
    leaves: 'end',
    lastDay: 'Last day of work',
    end: 'End employment',
    ended: 'Employment was ended.',
    raise: 'raise',
    validFrom: 'From',
    newPay: 'New gross pay',
    raisePay: 'Save the new pay',
    raised: 'The pay was raised.',
    accountOf: 'bank',
    account: 'Bank account',
    leave: 'leave',
    kind: 'Type',
    sick: 'Medical',
    submitLeave: 'Book the leave',
    leaveSaved: 'The leave was saved.',
    next: 'Next month',
    changes: 'Changes in the table',
    night: 'Night',
    overtime: 'Overtime',
    bonus: 'Gross addition',
    advance: 'Advance',
    allSaved: 'All changes are saved',
    check: /^Check \(/,
    noAccount: 'There is no bank account',
    accept: 'Accept with a note',
    note: 'Note',
    toReview: 'Review the month',
    toClosing: 'Continue to closing',
    toPay: 'Continue to pay and file',
    agree: 'All figures agree to the cent.',
    downloadLists: 'Download lists',
    downloadEdi: 'Download EDI',
    several: 'Mark what is done (7)',
    mark: 'Mark 7 as done',
    done: 'November 2026 is done',
    dossier: 'Download the dossier',
    people: {
      joins: ['Rron Lila', '1234567825', '1101234567890328'],
      leaves: 'Blerta Jashari',
      raised: ['Besnik Thaçi', '740'],
      moved: ['Blerta Kryeziu', '1101234567890425'],
      away: 'Çlirim Bajrami',
      sick: 'Besnik Selimi',
    },
  },
} as const;

const stage = oneStage();
const it = chain();

/** Bounds: what it takes today and a little more. */
const WAYS = [
  ['sq', 'with the mouse', mouse, { clicks: 48, keys: 165 }],
  ['en', 'with the keyboard alone', keyboard, { clicks: 0, keys: 550 }],
] as const;

describe.each(casesInTurn(__filename, WAYS))('in %s %s, without help', (language, way, handsOf, most) => {
  const text = texts[language];
  const { people } = text;
  let page: Page;
  let hands: Hands;
  let faults: string[];
  let before: Inputs;
  beforeAll(async () => {
    ({ page, faults } = await stage.person());
    await countInputs(page.context());
    hands = handsOf(page);
    await page.goto('/login');
  });
  afterAll(() => page?.context().close());

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const dialog = () => page.getByRole('dialog').last();
  const gone = () => page.getByRole('dialog').first().waitFor({ state: 'detached' });

  const saves = async (target: Locator) => {
    const [download] = await Promise.all([page.waitForEvent('download'), hands.press(target)]);
    return download.suggestedFilename();
  };
  /** The box of the lock takes the focus once something was typed into the table. */
  async function unlock(): Promise<void> {
    const box = page.getByRole('form', { name: text.unlock });
    await box.locator('input:focus').waitFor();
    await page.keyboard.type(CODE);
    await page.keyboard.press('Enter');
    await box.waitFor({ state: 'detached' });
  }

  /** The window of the code takes the focus by itself. */
  async function enterCode(): Promise<void> {
    await page.getByRole('dialog').locator('input:focus').waitFor();
    await page.keyboard.type(CODE);
    await page.keyboard.press('Enter');
    await gone();
  }

  /** Does with somebody what the search offers for the words. */
  const seek = (words: string, name: string) =>
    hands.search(`${words} ${name}`, new RegExp(`\\p{L}.*${name}`, 'u'));

  async function book(name: string, days: string, kind?: string): Promise<void> {
    await hands.search(`${text.leave} ${name} ${days}`, new RegExp(name));
    const form = dialog();
    if (kind) await hands.choose(form.getByLabel(text.kind), kind);
    await hands.send(form.getByRole('button', { name: text.submitLeave }));
    await page.getByText(text.leaveSaved).last().waitFor();
    await gone();
  }

  it('somebody signs in and enters who joins, who leaves, a raise and another account', async () => {
    const word = words[language];
    if (language === 'en') await hands.press(button('English'));
    await hands.fill(field(word.user), 'admin@agimi.test');
    await hands.fill(field(word.password), 'Demo123');
    await hands.send(button(word.signIn), 'Enter');
    await page.getByText(word.signedIn).waitFor();

    const [name, personalNumber] = people.joins;
    await hands.search(text.newPerson, text.newPerson);
    await hands.fill(page.getByLabel(text.name), name);
    await hands.fill(page.getByLabel(text.personalNumber), personalNumber);
    await hands.fill(page.getByLabel(text.phone), '+383 44 222 333');
    await hands.fill(page.getByLabel(text.gross), '900');
    await hands.fill(page.getByLabel(text.position), 'Shitëse');
    await hands.fill(page.getByLabel(text.starts), text.day(1));
    await hands.send(button(text.create));
    await page.getByText(text.created).waitFor();

    await seek(text.leaves, people.leaves);
    await hands.fill(page.getByLabel(text.lastDay), text.day(16));
    await hands.send(button(text.end));
    await page.getByText(text.ended).waitFor();
    const [raised, gross] = people.raised;
    await seek(text.raise, raised);
    await hands.fill(page.getByLabel(text.newPay), gross);
    await hands.fill(page.getByLabel(text.validFrom), text.day(1));
    await hands.send(button(text.raisePay));
    await page.getByText(text.raised).waitFor();
    const [moved, account] = people.moved;
    await seek(text.accountOf, moved);
    await hands.fill(field(text.account), account);
    await hands.send(button(text.save));
    await page.getByText(text.saved).last().waitFor();
  });

  it('books a leave and a sick day', async () => {
    await book(people.away, text.days);
    await book(people.sick, text.day(19), text.sick);
  });

  it('the month is calculated, and hours, overtime, an addition and a deduction are typed in', async () => {
    before = await inputsOf(page);
    await hands.go(words[language].mainPage);
    // The home page names the month to work on; the one to begin comes after it.
    await hands.press(page.getByRole('main').locator('.payroll-month-now').last().getByRole('button'));
    const heading = page.getByRole('heading', { level: 1, name: /: \S+ 20\d\d$/ });
    await heading.waitFor();
    for (;;) {
      const shown = await heading.textContent();
      if (shown?.endsWith(text.month)) break;
      await hands.press(button(text.next));
      await until(
        () => heading.textContent(),
        (now: string | null) => now !== shown,
      );
    }
    const grid = page.getByRole('grid', { name: words[language].salaries });
    // A month without salaries that home names is calculated by its button there.
    await calculateButton(page).or(grid).first().waitFor();
    if (await calculateButton(page).isVisible()) await hands.press(calculateButton(page));
    await grid.getByRole('row').nth(12).waitFor();
    await page.getByRole('region', { name: text.changes }).waitFor();
    await hands.type(6, text.night, '6');
    await unlock();
    await hands.type(7, text.overtime, '10');
    await hands.type(8, text.bonus, '60');
    await hands.type(9, text.advance, '50');
    await page.getByText(text.allSaved).waitFor();
    await grid.getByText(/Totali? \(121\)/).waitFor();
  });

  it('the check asks for the account of who joined, which is typed on the spot', async () => {
    await hands.next(page.getByRole('button', { name: text.check }));
    const found = page
      .getByRole('row')
      .filter({ hasText: people.joins[0] })
      .filter({ hasText: text.noAccount });
    await found.waitFor();
    await hands.found();
    await hands.pressCell(found.getByRole('gridcell', { name: text.account, exact: true }));
    await hands.fill(dialog().getByLabel(text.account, { exact: true }), people.joins[2]);
    await hands.send(dialog().getByRole('button', { name: text.save, exact: true }));
    await found.waitFor({ state: 'detached' });
    // Once a month has been paid, an account that is another one now is asked about.
    if (language === 'en') {
      await hands.pressCell(page.getByRole('gridcell', { name: people.moved[0], exact: true }));
      await hands.press(dialog().getByRole('button', { name: text.accept }));
      await hands.fill(dialog().getByLabel(text.note), 'Sipas kërkesës me shkrim');
      await hands.send(dialog().getByRole('button', { name: text.accept }));
    }
    // Who has only a secondary job is to be known; nothing is left to be fixed.
    await button(text.toReview).waitFor();
  });

  it('the month is reviewed and closed with the code', async () => {
    await hands.next(button(text.toReview));
    await hands.next(button(text.toClosing));
    await enterCode();
    await hands.next(button(text.toPay));
    await page.getByText(text.agree).waitFor();
  });

  it('the list of the bank and the declaration are saved, everything is marked, and the receipt is there', async () => {
    expect(await saves(button(text.downloadLists))).toMatch(/\.(xlsx|zip)$/);
    expect(await saves(button(text.downloadEdi))).toMatch(/\.xlsx?$/);
    await hands.press(button(text.several));
    await hands.press(dialog().getByRole('button', { name: text.mark, exact: true }));
    await page.getByText(text.done).waitFor();
    expect(await saves(button(text.dossier))).toMatch(/\.pdf$/);
    const inputs = await inputsOf(page);
    const month = { clicks: inputs.clicks - before.clicks, keys: inputs.keys - before.keys };
    process.stdout.write(
      `A month ${way} (${language}): ${inputs.clicks} clicks, ${inputs.keys} keys, of them ${month.clicks} and ${month.keys} from home to the dossier\n`,
    );
    expect(month.clicks).toBeLessThanOrEqual(25);
    expect(inputs.clicks).toBeLessThanOrEqual(most.clicks);
    expect(inputs.keys).toBeLessThanOrEqual(most.keys);
    expect(faults).toEqual([]);
  });
});

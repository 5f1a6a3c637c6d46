import { draftsOfPerson } from './forget-drafts.ts';

/** A month that a draft belongs to: once it is closed nothing of it can be saved. */
export type DraftMonth = { month: number; year: number };
/** What is known of a draft: what is changed, of whom and when, in the person's words; the page that leads back to it; its month. */
export type DraftAbout = {
  what?: string | undefined;
  path?: string | undefined;
  month?: DraftMonth | undefined;
};

/** A form that was left unsaved: what was typed, and what is known of it. */
export type Draft = { values: object; path: string; at: number; what?: string; month?: DraftMonth };

/** Older drafts are not offered any more. */
const KEPT_MS = 24 * 3_600_000;

/** Whose drafts: a person's in one company. They lie in the tab, and are gone with it. */
export type DraftOwner = { userId: number; companyId: number | undefined };

const prefixOf = ({ userId, companyId }: DraftOwner) => `${draftsOfPerson(userId)}${companyId ?? 0}.`;

/** The kept draft of a form; undefined without one, and for one that is too old or cannot be read. */
export function readDraft(owner: DraftOwner, form: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(prefixOf(owner) + form) ?? 'null') as Draft | null;
    return draft && Date.now() - draft.at < KEPT_MS ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** The page that is shown now. */
const here = (): string => location.pathname + location.search;

// A figure that may mean two numbers (NaN) cannot be kept, and must not come back as an empty field. In a list it leaves null at its place.
const withoutUnread = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? undefined : value;

/** Keeps what was typed, by default on the page that is shown; a full storage keeps nothing, which is no reason to disturb. */
export function keepDraft(owner: DraftOwner, form: string, values: object, about: DraftAbout = {}): void {
  const draft = { ...about, values, path: about.path ?? here(), at: Date.now() };
  try {
    sessionStorage.setItem(prefixOf(owner) + form, JSON.stringify(draft, withoutUnread));
  } catch {
    forgetDraft(owner, form);
  }
}

/** Forgets the draft of a form. */
export function forgetDraft(owner: DraftOwner, form: string): void {
  sessionStorage.removeItem(prefixOf(owner) + form);
}

/** Forgets every draft of a month: it was closed. */
export function forgetDraftsOf(owner: DraftOwner, { month, year }: DraftMonth): void {
  for (const { form, draft } of draftsOf(owner))
    if (draft.month?.month === month && draft.month.year === year) forgetDraft(owner, form);
}

/** Every kept draft of a person in a company, by the form's name. */
export function draftsOf(owner: DraftOwner): { form: string; draft: Draft }[] {
  const prefix = prefixOf(owner);
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .flatMap((form) => {
      const draft = readDraft(owner, form);
      return draft ? [{ form, draft }] : [];
    });
}

import { OWN_PARTS } from '@paga/contract/own/parts';
import { NextStep } from '@paga/contract/payroll/steps';
import { z } from 'zod';
import { SETTING_GROUPS } from './setting-groups.ts';

/**
 * Where the code of an offer lives: a file of the remote's `src` without extension, `#`, the named export:
 * `salary-table/salary-table.screen#SalaryTableScreen`. Every file named so becomes an exposed module of the build.
 */
export const CodeReference = z
  .string()
  .regex(/^[a-z0-9][a-z0-9/.-]*#[A-Za-z]\w*$/, 'a code reference is "folder/file.screen#ExportName"');
export type CodeReference = z.infer<typeof CodeReference>;

/** A key of the remote's own `messages/{sq,en}.json`; the build puts both texts into the registry, so a menu needs no code. */
const LabelKey = z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/);
/** Names of calls of the contract; the offer shows only to those who may make all of them. */
const Needs = z.array(z.string()).default([]);
const Path = z.string().regex(/^\/[A-Za-z0-9/:-]+$/);

/** A page of the remote. `company: false` lets it open before a company is chosen (super admin). */
const RemoteRoute = z.strictObject({
  path: Path,
  title: LabelKey,
  code: CodeReference,
  needs: Needs,
  company: z.boolean().default(true),
});

/** An entry of the sidebar. `icon` is a name of the kit's `Icon`; `order` sorts the entries of all remotes together; on the `also` pages it is marked too. */
const NavigationEntry = z.strictObject({
  path: Path,
  label: LabelKey,
  icon: z.string().min(1),
  order: z.int(),
  also: z.array(Path).optional(),
  needs: Needs,
});

const Pixels = z.int().min(0);
/** How high a card stands from the first moment, on a phone, beside others, and on a wide screen: what is below it then never moves. */
export const CardRoom = z.strictObject({ phone: Pixels, middle: Pixels, wide: Pixels });
export type CardRoom = z.infer<typeof CardRoom>;

/** A part the shell, or another screen, shows at a named point. `width` is its share of a desktop row in twelfths; without room it shows once it is there. */
const RemoteCard = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  point: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: LabelKey,
  code: CodeReference,
  order: z.int(),
  width: z.union([z.literal(3), z.literal(4), z.literal(6), z.literal(8), z.literal(12)]).default(4),
  room: CardRoom.optional(),
  needs: Needs,
});

/** A source of the global search; its code exports a `SearchSource`. `company: false` lets it be asked before a company is chosen (super admin). */
const RemoteSearchSource = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  label: LabelKey,
  code: CodeReference,
  order: z.int(),
  needs: Needs,
  company: z.boolean().default(true),
  /** Answers from what the browser has: asked at every key, not only after the pause. */
  instant: z.boolean().optional(),
});

/**
 * Something to do, offered in the search by its name, which is that of its button, and by the `words` that people use for it besides. `of` says what its text and path are filled in with: the month to work on (`{{month}}` in the text,
 * `{month}` and `{year}` in the path), or a person that was typed (`{{name}}`, `{person}`, and the month
 * that was named with it as `{slip}`: `2026-10`, else `last`; days that were named as `{days}`: `2026-12-15_2026-12-17`, without them the parameter is left out).
 */
const RemoteAction = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  label: LabelKey,
  words: LabelKey.optional(),
  path: z.string().regex(/^\/[A-Za-z0-9/?&={}-]+$/),
  of: z.enum(['company', 'month', 'person']),
  /** Of a month: only while it waits for one of these. */
  next: z.array(NextStep).optional(),
  order: z.int(),
  needs: Needs,
});

const Id = z.string().regex(/^[a-z][A-Za-z0-9]*$/);
/**
 * A setting of the settings place: a tile with its label and either what is in force (`summary`, a component that is handed `isOnTile` on its tile) or
 * what it is (`text`). It opens `window`, a component that is handed `onClose` (at `?open=<id>` in the address), or leads to `path`.
 */
export const RemoteSetting = z
  .strictObject({
    id: Id,
    group: z.enum(SETTING_GROUPS),
    order: z.int(),
    label: LabelKey,
    text: LabelKey,
    icon: z.string().min(1),
    window: CodeReference.optional(),
    path: Path.optional(),
    summary: CodeReference.optional(),
    needs: Needs,
    /** Who may make these calls and not those of `needs` has no tile: what is in force stands below the tiles, the window shows what was before. */
    reads: z.array(z.string()).optional(),
    /** Differs from company to company: a super admin opens one first. */
    ofEachCompany: z.boolean().optional(),
    /** Only of a company with the bookkeeping integration. */
    withBookkeeping: z.boolean().optional(),
  })
  .refine(({ window, path }) => (window === undefined) !== (path === undefined), {
    error: 'a setting has either a window or a path',
  });
export type RemoteSetting = z.infer<typeof RemoteSetting>;

/** What a remote offers, as data (`remote.json`): read by the build, the gate, the shell and the tests. */
/**
 * A part of the employee's own page: `/me` and its `path`, with a tab there while the company offers `part`. Its code exports an `OwnPagePart` of the platform and
 * may need nothing that is not lent to `/me` at once: no antd, and so neither the kit nor the platform.
 */
const RemoteOwnPart = z.strictObject({
  part: z.enum(OWN_PARTS),
  path: z.string().regex(/^\/[a-z][a-z-]*$/),
  label: LabelKey,
  icon: z.string().min(1),
  order: z.int(),
  code: CodeReference,
});

export const RemoteManifest = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().regex(/^[a-z]+$/),
  /** Every call of the contract the remote's sources import; `pnpm check:remotes` compares. */
  permissions: z.array(z.string()),
  routes: z.array(RemoteRoute).min(1),
  navigation: z.array(NavigationEntry),
  cards: z.array(RemoteCard),
  searchSources: z.array(RemoteSearchSource),
  actions: z.array(RemoteAction).optional(),
  settings: z.array(RemoteSetting).optional(),
  own: z.array(RemoteOwnPart).optional(),
  /** Keys of the messages below which a field of the remote's domain has the name that the audit log shows, the first that has one. */
  auditFields: z.array(LabelKey).optional(),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** Every code reference of a manifest, once each. */
export function codeReferences(manifest: RemoteManifest): CodeReference[] {
  const offers = [...manifest.routes, ...manifest.cards, ...manifest.searchSources, ...(manifest.own ?? [])];
  const settings = (manifest.settings ?? []).flatMap(({ window, summary }) => [window, summary]);
  return [...new Set([...offers.map((offer) => offer.code), ...settings])].filter(
    (code) => code !== undefined,
  );
}

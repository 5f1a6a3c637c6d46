import { z } from 'zod';
import { anyone, superAdminOnly } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, QueryId } from '../core/shapes.ts';
import { ERROR_NAMES, FRAME, MOST_FRAMES } from './scrubbed.ts';

/** How the shell itself is named among the parts of the page; the others are the remotes of the registry. */
export const SHELL = 'shell';

/** What can go wrong with a part of the page: it could not be had (`RemoteFailure` of the platform says why), its code threw, or the page would not use the registry. */
export const FAILURE_KINDS = [
  'TIMEOUT',
  'ENTRY_UNREACHABLE',
  'INTEGRITY',
  'MODULE_MISSING',
  'MODULE_THREW',
  'EXPORT_MISSING',
  'RENDER_THREW',
  'INCOMPATIBLE',
  'REGISTRY_REFUSED',
  'UNCAUGHT',
  'REJECTED',
] as const;
export const FailureKind = z.enum(FAILURE_KINDS);
export type FailureKind = z.infer<typeof FailureKind>;

/** A part of the page and its build, as registry and page name them. */
export const PartOfPage = {
  remote: z.string().regex(/^[a-z]{1,40}$/),
  version: z
    .string()
    .max(80)
    .regex(/^\w[\w.-]*$/),
};

/** Requests of one network without a session, and of one person, that are counted within an hour. */
export const ReportsAnHour = { ofNetwork: 20, ofPerson: 120 } as const;

/** One failure, as the page scrubbed it: `message` and `frames` are looked at again before anything is kept. */
export const FailureReport = z.strictObject({
  ...PartOfPage,
  kind: FailureKind,
  error: z.enum(ERROR_NAMES).nullable(),
  message: z.string().max(200).nullable(),
  frames: z.array(z.string().max(240).regex(FRAME)).max(MOST_FRAMES),
});
export type FailureReport = z.infer<typeof FailureReport>;

/**
 * Counts a failure of a build that the registry in use names; of any other nothing is kept, and the answer is the same. Without a session at most
 * `ReportsAnHour.ofNetwork` from one network, then `TOO_MANY_REQUESTS`.
 */
export const reportFailure = endpoint({
  method: 'POST',
  path: '/remotes/failures',
  summary: 'Report a failure of a part of the page',
  body: FailureReport,
  response: 'empty',
  errors: ['TOO_MANY_REQUESTS'],
  effect: 'write',
  access: anyone,
});

const InTime = z.object({ day: z.int(), week: z.int() });

/**
 * One kind of failure: the same part, version, error and stack. `count` is of signed-in people, `visitors` of pages without a session; both of 30 days.
 * Instants are ISO 8601.
 */
export const CountedFailure = z.object({
  id: Id,
  version: z.string(),
  kind: FailureKind,
  error: z.enum(ERROR_NAMES).nullable(),
  message: z.string().nullable(),
  count: z.int(),
  visitors: z.int(),
  people: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type CountedFailure = z.infer<typeof CountedFailure>;

/**
 * A part of the page. `canary` is the build that some companies have beside it, `companies` how many these are. `withdrawn` are builds that were taken out of use, the newest last; `goesBack`: whether that is done by itself. `loads` are those that the server saw: a browser that has a version asks for it no more. `vitals` are 75th percentiles of the visits
 * of 7 days, LCP and INP in milliseconds; null without any.
 */
export const RemoteState = z.object({
  name: z.string(),
  version: z.string(),
  lastGood: z.string().nullable(),
  canary: z.object({ version: z.string(), share: z.int(), companies: z.int() }).nullable(),
  withdrawn: z.array(z.string()),
  goesBack: z.boolean(),
  loads: InTime,
  people: InTime,
  failures: InTime,
  vitals: z.object({
    visits: z.int(),
    lcp: z.number().nullable(),
    inp: z.number().nullable(),
    cls: z.number().nullable(),
  }),
  kinds: z.array(CountedFailure),
});
export type RemoteState = z.infer<typeof RemoteState>;

/** The parts of the page that the registry in use names, in its order after the shell, each with its last kinds of failure, the newest first. */
export const getRemotes = endpoint({
  method: 'GET',
  path: '/remotes',
  summary: 'The parts of the page, with what failed',
  response: z.array(RemoteState),
  effect: 'read',
  access: superAdminOnly,
});

/** A place in the sources; lines and columns count from 1. */
const Position = z.object({ file: z.string(), line: z.int(), column: z.int() });

/** The stack of one kind of failure; `source` is null where the build has no map of the file, or reading it took too long. */
export const FailureStack = z.object({
  frames: z.array(Position.extend({ source: Position.nullable() })),
});
export type FailureStack = z.infer<typeof FailureStack>;

/** The stack of one kind of failure, as the build and as the sources have it. */
export const getFailureStack = endpoint({
  method: 'GET',
  path: '/remotes/failures/{id}',
  summary: 'The stack of a failure',
  params: z.strictObject({ id: QueryId }),
  response: FailureStack,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: superAdminOnly,
});

/**
 * What keeps the registry that lies in the site's folder from being served, a sentence each as the server's log has it, none where it is served. `version`
 * is of the one that is served instead then, an ISO 8601 instant; null where none is.
 */
export const RegistryState = z.object({ version: z.string().nullable(), faults: z.array(z.string()) });
export type RegistryState = z.infer<typeof RegistryState>;

export const getRegistryState = endpoint({
  method: 'GET',
  path: '/remotes/registry',
  summary: 'Whether the registry of the parts of the page is served',
  response: RegistryState,
  effect: 'read',
  access: superAdminOnly,
});

import type { z } from 'zod';
import type { Access } from './access-level.ts';
import type { ErrorCode } from './error-codes.ts';
import type { RefusalSigns } from './refusal.ts';
import type { Content, StepUp } from './step-up.ts';

/** How a request body travels: JSON, or multipart form data (files, `name[]` lists). */
export type BodyType = 'json' | 'multipart';

/** What answers: a JSON value checked by a schema, a file (`Blob` in the browser), or nothing (204). */
export type ResponseKind = z.ZodType | 'file' | 'empty';

/** Whether a call changes anything, whatever its method: company status, closed months, cross-site checks and audit follow it. */
export type Effect = 'read' | 'write';

/** The parsed parts of a request. */
export type EndpointInput = { params?: unknown; query?: unknown; body?: unknown };

/** One call of the wire. Paths are relative to their base and spell parameters as `{id}`. */
export type Endpoint<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends ResponseKind = ResponseKind,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  /**
   * Which of the specification's two bases the path hangs on (specification 1 §7): with the `/api` prefix where nothing is said, without it. Our server
   * answers both at `/api`; the client has a setting for each.
   */
  base?: 'root';
  /** One sentence for the API page. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyType?: BodyType;
  /** The body is a zip archive (`application/zip`), which the handler reads itself, piece by piece, once it knows who sends it. */
  sends?: 'zip';
  /** No session: who asks shows a token of a remote as `Authorization: Bearer …` (decision 97). */
  token?: 'remote';
  response: Response;
  /** Domain errors beyond those every call may answer (see `EVERY_CALL`). */
  errors?: readonly ErrorCode[];
  effect: Effect;
  /** Draws or reads whole files: a person may make a few such calls at once, more are refused with `TOO_MUCH_AT_ONCE` and a `Retry-After`. */
  heavy?: true;
  /** Works out a whole month: one such call of a company at a time, the next waits 5 s for its turn, then `TOO_MUCH_AT_ONCE`. */
  calculates?: true;
  /** Wants a password or passkey given again for what it does: one of the constants of `step-up.ts`. The client asks for it and repeats the call. */
  stepUp?: StepUp;
  /** Whose data the answer holds, and for what; each kind of content has one step-up (`STEP_UP_OF_CONTENT`). */
  carries?: Content;
  /** Of money without a step-up of its own: refused with `PASSWORD_NOT_OWN` to who signs in with a password that somebody else chose. */
  money?: true;
  /** Who may call it: one of the grants of `access-level.ts`. The access table of the screens is derived from it. */
  access: Access;
  /** A suspended or expired company refuses every write inside it, unless the call says that it works there too. */
  whenClosed?: 'works';
  /**
   * Where the request names its company: the dotted place of a `tenantId`, or of a `userId` that means the company
   * (`query.tenantId`, `body.userId`). Absent: the `X-Company` header, the session's default, the user's only company.
   */
  companyIn?: `${'params' | 'query' | 'body'}.${string}`;
  /**
   * How a refusal is seen that the specification sends inside a 200 (`errorMessage`, `success: false`, `created: null`, `value: false`);
   * the client throws it as an `ApiError`, with `errorMessage` as its message.
   */
  refusal?: RefusalSigns;
};

/**
 * What the client needs of a call: a row of the derived calls has nothing else, so that a page which makes calls carries no schemas.
 * `body`: whether one is sent; `response`: how the answer is read, anything but a file and nothing is JSON; `wire`: the area and its number that the call was
 * built with, as `wire.ts` writes it; `newFields`: the least number of a server that knows a field of the input, by its place (`body.rows[].entries`).
 */
export type CallRow = Pick<
  Endpoint,
  'method' | 'path' | 'base' | 'bodyType' | 'effect' | 'heavy' | 'access' | 'refusal'
> & { body?: unknown; response: unknown; wire?: string; newFields?: Readonly<Record<string, number>> };

/**
 * Declares one call; the returned value is the declaration itself, with its types kept.
 *
 * ```ts
 * export const getSectors = endpoint({
 *   method: 'GET', path: '/register/getSectorByTenantId', summary: 'Sectors of a company',
 *   query: z.strictObject({ tenantId: Id }), companyIn: 'query.tenantId', response: z.array(Sector), effect: 'read', access: inCompany,
 * });
 * ```
 */
export function endpoint<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  const Response extends ResponseKind = ResponseKind,
>(declaration: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return declaration;
}

type Part<Schema, Key extends string, Side extends 'in' | 'out'> = Schema extends z.ZodType
  ? { [K in Key]: Side extends 'in' ? z.input<Schema> : z.output<Schema> }
  : { [K in Key]?: undefined };

/** What a caller passes: the unparsed input side of every declared part. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, ResponseKind>
    ? Part<P, 'params', 'in'> & Part<Q, 'query', 'in'> & Part<B, 'body', 'in'>
    : never;

/** What a handler on the server receives: the same parts, parsed. */
export type ParsedOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, ResponseKind>
    ? Part<P, 'params', 'out'> & Part<Q, 'query', 'out'> & Part<B, 'body', 'out'>
    : never;

/** A file as a handler returns it: whole, or as a stream when it may be large. A stream is read after the commit, and must not fail by then. */
export type FileAnswer = {
  fileName: string;
  contentType: string;
  bytes: Uint8Array | ReadableStream<Uint8Array>;
};

/** What a caller receives: the parsed JSON value, a `Blob`, or nothing. */
export type OutputOf<E> = E extends { response: infer R }
  ? R extends 'file'
    ? Blob
    : R extends 'empty'
      ? undefined
      : R extends z.ZodType
        ? z.output<R>
        : never
  : never;

/** What a handler on the server returns. */
export type AnswerOf<E> = E extends { response: infer R }
  ? R extends 'file'
    ? FileAnswer
    : R extends 'empty'
      ? undefined
      : R extends z.ZodType
        ? z.input<R>
        : never
  : never;

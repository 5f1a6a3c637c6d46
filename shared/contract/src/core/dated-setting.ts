import type { z } from 'zod';
import { editorInCompany, inCompany, signedIn, superAdminInCompany, superAdminOnly } from './access-level.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

/** Whose a setting is: who reads it, and who changes it. */
const OWNERS = {
  company: { read: inCompany, change: editorInCompany },
  /** A company's, changed by the platform alone. */
  platform: { read: inCompany, change: superAdminInCompany },
  nation: { read: signedIn, change: superAdminOnly },
};

type Schema = z.ZodType;
type Optional = Schema | undefined;
type Read<Query extends Optional, Answer extends Schema> = Pick<
  Endpoint<undefined, Query, undefined, Answer>,
  'path' | 'summary' | 'query' | 'companyIn' | 'response'
>;
type Change<Body extends Optional, Answer extends Schema> = Pick<
  Endpoint<undefined, undefined, Body, Answer>,
  'path' | 'base' | 'summary' | 'body' | 'companyIn' | 'response' | 'errors'
>;
type Removed<Body extends Optional> = Body extends Schema
  ? Endpoint<undefined, undefined, Body, 'empty'>
  : undefined;

/**
 * The calls of a setting that holds from a day on: read, changed and, where `remove` says so, removed. A company's own is refused in closed months, and
 * when somebody else has saved since it was read.
 */
export function datedSetting<
  Answer extends Schema,
  Body extends Schema,
  Saved extends Schema,
  Query extends Optional = undefined,
  Removal extends Optional = undefined,
>({
  of,
  read,
  change,
  remove,
}: {
  of: keyof typeof OWNERS;
  read: Read<Query, Answer>;
  change: Change<Body, Saved>;
  remove?: Omit<Change<Removal, Schema>, 'response'>;
}) {
  const written = { method: 'POST', effect: 'write', access: OWNERS[of].change } as const;
  const removal = remove && endpoint({ ...written, ...remove, response: 'empty' });
  return {
    read: endpoint({ method: 'GET', ...read, effect: 'read', access: OWNERS[of].read }),
    change: endpoint({
      ...(of === 'company' && { errors: ['PERIOD_CLOSED', 'CONFLICT'] as const }),
      ...written,
      ...change,
    }),
    remove: removal as Removed<Removal>,
  };
}

import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { changesSince, type Write, writeEntity } from './entities.ts';
import { ENTITIES, type EntityName } from './entity-name.ts';
import { fault, faultBody, gateBody, ServiceFault } from './fault.ts';
import { answerQuery } from './query.ts';
import type { Books } from './state.ts';
import { cloudEvent, sendWebhook } from './webhooks.ts';
import type { World } from './world.ts';
import { xmlOf } from './xml.ts';

type Answer = { status: number; body: Record<string, unknown> };
const LEAST_MINOR_VERSION = 75;
const MOST_A_MINUTE = 500;

const entityNamed = (name: string | undefined): EntityName => {
  const entity = ENTITIES.find((known) => known.toLowerCase() === name?.toLowerCase());
  if (!entity) throw fault.invalid(`Unsupported operation or entity: ${name}`);
  return entity;
};

/** Who asks, and for which company: 401 for a token that is not good, 403 for another company's. */
function booksOf(c: Context, { state, now }: World): Books | Response {
  const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  const grant = state.grants.find(
    ({ access, accessUntil }) => access === bearer && accessUntil > now().getTime(),
  );
  if (!grant)
    return c.json(gateBody('003200', 'AuthenticationFailed', 'Token expired or revoked', now()), 401);
  const books = state.companies[c.req.param('realm') ?? ''];
  if (!books || books.realm !== grant.realm)
    return c.json(gateBody('003100', 'ApplicationAuthorizationFailed', 'Not authorized', now()), 403);
  return books;
}

function write(world: World, books: Books, one: Write): Record<string, unknown> {
  const row = writeEntity(books, one, world.now());
  const operation =
    one.operation === 'delete' ? 'deleted' : one.fields.Id === undefined ? 'created' : 'updated';
  sendWebhook(world, [cloudEvent(books.realm, one.entity, String(row.Id), operation, world.now())]);
  return { [one.entity]: row };
}

type BatchItem = { bId: string; operation?: string; Query?: string } & Record<string, unknown>;

function batch(world: World, books: Books, items: readonly BatchItem[]): Record<string, unknown> {
  if (items.length > 30) throw fault.business('The batch has more than 30 items.');
  const BatchItemResponse = items.map(({ bId, operation, Query, ...rest }) => {
    try {
      if (typeof Query === 'string') return { bId, QueryResponse: answerQuery(books, Query) };
      const [name] = Object.keys(rest);
      return {
        bId,
        ...write(world, books, {
          entity: entityNamed(name),
          fields: rest[name ?? ''] as Write['fields'],
          operation,
        }),
      };
    } catch (error) {
      if (!(error instanceof ServiceFault)) throw error;
      return { bId, Fault: faultBody(error, world.now()).Fault };
    }
  });
  return { BatchItemResponse };
}

function perform(
  c: Context,
  world: World,
  books: Books,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const [what = '', id] = (c.req.path.split(`/company/${books.realm}/`)[1] ?? '').split('/');
  const { query, changedSince = '', entities = '', operation, include } = c.req.query();
  if (c.req.method === 'GET') {
    if (what === 'query') return { QueryResponse: answerQuery(books, query ?? '') };
    if (what === 'cdc')
      return {
        CDCResponse: [
          {
            QueryResponse: changesSince(
              books,
              entities.split(',').map(entityNamed),
              new Date(changedSince).toISOString(),
            ),
          },
        ],
      };
    if (what === 'companyinfo')
      return { CompanyInfo: { CompanyName: books.name, LegalName: books.name, Country: 'XK', Id: '1' } };
    const row = books.rows[entityNamed(what)][id ?? ''];
    if (!row) throw fault.notFound();
    return { [entityNamed(what)]: row };
  }
  if (what === 'batch') return batch(world, books, fields.BatchItemRequest as BatchItem[]);
  return write(world, books, {
    entity: entityNamed(what),
    fields,
    operation,
    allowDuplicate: include === 'allowduplicatedocnum',
  });
}

async function answered(c: Context, world: World, books: Books): Promise<Answer> {
  const { requestid, minorversion } = c.req.query();
  // Read first: two calls of the same requestid at once must meet below, where nothing is waited for.
  const fields = c.req.method === 'POST' ? ((await c.req.json()) as Record<string, unknown>) : {};
  const known = requestid === undefined ? undefined : books.requests[requestid];
  if (known !== undefined) return { status: 200, body: JSON.parse(known) };
  try {
    if (Number(minorversion ?? 0) < LEAST_MINOR_VERSION)
      throw fault.invalid(`minorversion ${minorversion} is no longer supported`);
    const body = { ...perform(c, world, books, fields), time: world.now().toISOString() };
    if (requestid !== undefined && c.req.method === 'POST') books.requests[requestid] = JSON.stringify(body);
    world.save();
    return { status: 200, body };
  } catch (error) {
    if (!(error instanceof ServiceFault)) throw error;
    return { status: error.status, body: faultBody(error, world.now()) };
  }
}

/** The fault that is switched on for this call, counted down. */
function switched({ state }: World, path: string) {
  const found = state.switches.find(
    (one) => one.times > 0 && (one.path === undefined || path.includes(one.path)),
  );
  if (found) found.times -= 1;
  return found?.kind;
}

const tooMany = (c: Context, now: Date) =>
  c.json(gateBody('003001', 'ThrottleExceeded', 'API throttle limit exceeded', now), 429);
const SLOW_MS = 1500;

/** The accounting API of one company: entities, query, changes, batch; each answer has an `intuit_tid`. */
export function mountAccounting(app: Hono, world: World): void {
  const made = new Map<string, number[]>();
  const isThrottled = (realm: string) => {
    const at = world.now().getTime();
    const recent = (made.get(realm) ?? []).filter((moment) => moment > at - 60_000);
    made.set(realm, [...recent, at]);
    return recent.length >= MOST_A_MINUTE;
  };
  app.all('/v3/company/:realm/*', async (c) => {
    c.header('intuit_tid', `1-${randomUUID()}`);
    const kind = switched(world, c.req.path);
    if (kind === 'throttle' || (!world.unthrottled && isThrottled(c.req.param('realm'))))
      return tooMany(c, world.now());
    if (kind === 'error') return c.text('<html>Internal Server Error</html>', 500);
    if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (kind === 'expire') for (const grant of world.state.grants) grant.accessUntil = 0;
    const books = booksOf(c, world);
    if (books instanceof Response) return books;
    const { status, body } = await answered(c, world, books);
    if (kind === 'lost') return new Response(null, { status: 200, headers: { 'x-emulator-lost': '1' } });
    const isFault = 'Fault' in body;
    if (!(c.req.header('accept') ?? '').includes('application/json'))
      return c.body(xmlOf(body), status as 200, { 'content-type': 'application/xml' });
    return c.json(body, (isFault && kind === 'faultIn200' ? 200 : status) as 200);
  });
}

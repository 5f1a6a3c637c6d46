import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { World } from './world.ts';

const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 8_726_400;
const HARD_SECONDS = 5 * 365 * 24 * 3600;
const CODE_SECONDS = 300;

const secret = (bytes = 24) => randomBytes(bytes).toString('base64url');
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function clientOf(c: Context, { state }: World): string | undefined {
  const [scheme, encoded = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme !== 'Basic') return undefined;
  const [id = '', given] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return given !== undefined && state.clients[id] === given ? id : undefined;
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:10vh auto;padding:0 1rem;color:#1c2430}h1{font-size:1.3rem}
button,select{font:inherit;padding:.6rem 1rem;border-radius:.5rem;border:1px solid #6b7686;background:#fff;width:100%;margin-top:.75rem}
button.main{background:#1f7a3d;color:#fff;border-color:#1f7a3d}.note{color:#5a6473;font-size:.875rem}</style></head><body>${body}</body></html>`;

function consent(c: Context, { state }: World) {
  const { client_id = '', redirect_uri = '', state: given = '', response_type } = c.req.query();
  const isKnown = client_id in state.clients && response_type === 'code' && isLocal(redirect_uri);
  if (!isKnown)
    return c.html(
      page(
        'Error',
        '<h1>undefined didn’t connect</h1><p>The client ID or the redirect URI is not known here.</p>',
      ),
      400,
    );
  const companies = Object.values(state.companies).map(
    ({ realm, name }) => `<option value="${realm}">${escaped(name)}</option>`,
  );
  const hidden = Object.entries({ client_id, redirect_uri, state: given }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return c.html(
    page(
      'Authorize',
      `<main><h1>Connect Paga to QuickBooks</h1><p class="note">Emulator: no real books are behind this page.</p><form method="post">${hidden.join('')}
<label>Company <select name="realm">${companies.join('')}</select></label>
<button class="main" name="answer" value="connect">Connect</button><button name="answer" value="cancel">Cancel</button></form></main>`,
    ),
  );
}

const isLocal = (address: string) =>
  URL.canParse(address) && ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

async function consented(c: Context, { state, now, save }: World) {
  const {
    client_id,
    redirect_uri,
    state: given,
    realm,
    answer,
  } = (await c.req.parseBody()) as Record<string, string>;
  if (!isLocal(redirect_uri ?? '') || !client_id || !realm || !state.companies[realm])
    return c.text('invalid request', 400);
  const back = new URL(redirect_uri as string);
  back.searchParams.set('state', given ?? '');
  if (answer !== 'connect') {
    back.searchParams.set('error', 'access_denied');
    return c.redirect(back.href);
  }
  const code = secret();
  state.codes[code] = {
    realm,
    clientId: client_id,
    redirect: redirect_uri as string,
    until: now().getTime() + CODE_SECONDS * 1000,
  };
  save();
  back.searchParams.set('code', code);
  back.searchParams.set('realmId', realm);
  return c.redirect(back.href);
}

type Fresh = { realm: string; clientId: string };

function granted(
  c: Context,
  { state, now, save, accessSeconds = ACCESS_SECONDS }: World,
  { realm, clientId }: Fresh,
) {
  const at = now().getTime();
  const [access, refresh] = [secret(32), secret(32)];
  state.grants = state.grants.filter((grant) => grant.realm !== realm || grant.clientId !== clientId);
  state.grants.push({
    realm,
    clientId,
    access,
    accessUntil: at + accessSeconds * 1000,
    refresh,
    refreshUntil: at + REFRESH_SECONDS * 1000,
  });
  save();
  const hard =
    c.req.header('x-include-refresh-token-hard-expires-in') === 'true'
      ? { x_refresh_token_hard_expires_in: HARD_SECONDS }
      : {};
  const life = {
    token_type: 'bearer',
    expires_in: accessSeconds,
    x_refresh_token_expires_in: REFRESH_SECONDS,
  };
  return c.json({ access_token: access, refresh_token: refresh, ...life, ...hard });
}

async function token(c: Context, world: World) {
  const { state, now } = world;
  const clientId = clientOf(c, world);
  if (clientId === undefined) return c.json({ error: 'invalid_client' }, 401);
  const {
    grant_type,
    code = '',
    redirect_uri,
    refresh_token,
  } = (await c.req.parseBody()) as Record<string, string>;
  if (grant_type === 'authorization_code') {
    const known = state.codes[code];
    delete state.codes[code];
    const fits =
      known &&
      known.clientId === clientId &&
      known.redirect === redirect_uri &&
      known.until > now().getTime();
    return fits
      ? granted(c, world, known)
      : c.json({ error: 'invalid_grant', error_description: 'Invalid authorization code' }, 400);
  }
  if (grant_type !== 'refresh_token') return c.json({ error: 'unsupported_grant_type' }, 400);
  const grant = state.grants.find(
    (one) => one.refresh === refresh_token && one.clientId === clientId && one.refreshUntil > now().getTime(),
  );
  if (!grant)
    return c.json({ error: 'invalid_grant', error_description: 'Incorrect or invalid refresh token' }, 400);
  state.refreshes += 1;
  return granted(c, world, grant);
}

async function revoke(c: Context, world: World) {
  if (clientOf(c, world) === undefined) return c.json({ error: 'invalid_client' }, 401);
  const { token: given } = (await c.req.json()) as { token?: string };
  const { state } = world;
  const known = state.grants.some(({ access, refresh }) => given === access || given === refresh);
  state.grants = state.grants.filter(({ access, refresh }) => given !== access && given !== refresh);
  world.save();
  return known ? c.body(null, 200) : c.json({ error: 'invalid_token' }, 400);
}

/** Consent page, code, token, refresh with rotation, revocation. */
export function mountOAuth(app: Hono, world: World): void {
  app.get('/connect/oauth2', (c) => consent(c, world));
  app.post('/connect/oauth2', (c) => consented(c, world));
  app.post('/oauth2/v1/tokens/bearer', (c) => token(c, world));
  app.post('/v2/oauth2/tokens/revoke', (c) => revoke(c, world));
}

import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { refusedAs } from '#core/refusal.ts';
import { CivilDate, Id, QueryId } from '#core/shapes.ts';
import { editorInCompany, inCompany } from '../core/access-level.ts';

/** What the bookkeeping service answers a post: `success: false` or a filled `errorMessage` is a refusal. */
export const PostResult = z.object({ success: z.boolean(), errorMessage: z.string().nullable().optional() });
export type PostResult = z.infer<typeof PostResult>;

/** The path of the page to which the bookkeeping service sends a person back after the consent, with `code`, `state` and `realmId`. */
export const LANDING_PATH = '/quickbooks';

/** `none`: never connected, or disconnected; `reconnect`: the consent has ended or was revoked in the service. */
export const ConnectionState = z.enum(['none', 'connected', 'reconnect']);
export type ConnectionState = z.infer<typeof ConnectionState>;

/**
 * The connection of a company to the bookkeeping service (ours). `connectedUntil` is the day on which the consent ends unless it is used before;
 * `hasClient` whether there are a client id and secret to ask for consent with, the company's or those of the installation. No secret is ever here.
 */
export const ServiceConnection = z.object({
  state: ConnectionState,
  serviceCompany: z.string().nullable(),
  realmId: z.string().nullable(),
  connectedAt: z.string().nullable(),
  connectedUntil: CivilDate.nullable(),
  hasClient: z.boolean(),
  /** Whether only closed months are posted; off, only open ones are. */
  postsClosed: z.boolean(),
});
export type ServiceConnection = z.infer<typeof ServiceConnection>;

const secret = z.string().trim().min(1).max(TextLength.secret);

/** How the company is connected (ours). */
export const getServiceConnection = endpoint({
  method: 'GET',
  path: '/quickbooks/connection',
  summary: 'The connection to the bookkeeping service',
  query: z.strictObject({ userId: QueryId }),
  companyIn: 'query.userId',
  response: ServiceConnection,
  effect: 'read',
  access: inCompany,
});

/** Saves the company's own client id and secret, with which it asks for consent (ours). They are never answered. */
export const saveServiceClient = endpoint({
  method: 'POST',
  path: '/quickbooks/client',
  summary: "Save the company's client of the bookkeeping service",
  body: z.strictObject({ userId: Id, clientId: secret, clientSecret: secret }),
  companyIn: 'body.userId',
  response: 'empty',
  effect: 'write',
  access: editorInCompany,
});

/** Where the service asks for consent. The address carries a `state` that holds for 10 minutes, this session and this company. */
export const getAuthorizationUrl = endpoint({
  method: 'GET',
  path: '/quickbooks/authorization-url',
  summary: 'Where the service asks for consent',
  response: z.object({ url: z.url() }),
  errors: ['BOOKKEEPING_CLIENT_MISSING'],
  effect: 'read',
  access: editorInCompany,
});

/**
 * Exchanges the service's authorization code. `userId` is the company. `state` (ours) is the one the landing page was called with: without a
 * consent that waits for it, of the same session and company, the code is refused.
 */
export const exchangeAccessToken = endpoint({
  method: 'POST',
  path: '/quickbooks/access-token',
  base: 'root',
  summary: 'Exchange an authorization code',
  body: z.strictObject({
    tenantId: Id,
    code: z.string().min(1).max(1000),
    realmId: z.string().regex(/^\d{1,30}$/),
    clientId: z.string().max(TextLength.secret).optional(),
    clientSecret: z.string().max(TextLength.secret).optional(),
    userId: Id,
    state: z.string().max(TextLength.secret).optional(),
  }),
  companyIn: 'body.tenantId',
  response: PostResult,
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  errors: ['BOOKKEEPING_CONSENT_UNKNOWN', 'BOOKKEEPING_CLIENT_MISSING'],
  effect: 'write',
  access: editorInCompany,
});

/** Takes the consent back at the service and forgets its tokens (ours). What was posted stays. */
export const disconnectService = endpoint({
  method: 'POST',
  path: '/quickbooks/disconnect',
  summary: 'Disconnect the bookkeeping service',
  body: z.strictObject({ userId: Id }),
  companyIn: 'body.userId',
  response: 'empty',
  effect: 'write',
  access: editorInCompany,
});

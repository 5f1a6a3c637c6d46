import { z } from 'zod';
import { callsByArea } from './all.ts';
import type { Access } from './core/access-level.ts';
import type { Endpoint, ResponseKind } from './core/endpoint.ts';
import { ERROR_STATUS, type ErrorCode, EVERY_CALL } from './core/error-codes.ts';
import { stepUpErrors, stepUpOf } from './core/step-up.ts';
import { type JsonSchema, jsonSchemas } from './openapi-schemas.ts';

type Operation = Record<string, unknown>;
type SchemaOf = ReturnType<typeof jsonSchemas>;

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  schemaOf: SchemaOf,
): Operation[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, shape]) => ({
    name,
    in: place,
    required: !shape.safeParse(undefined).success,
    schema: schemaOf(shape, 'output'),
  }));
}

function bodyOf({ body, bodyType = 'json', sends }: Endpoint, schemaOf: SchemaOf): Operation | undefined {
  if (sends)
    return {
      required: true,
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    };
  if (!body) return undefined;
  const mediaType = bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [mediaType]: { schema: schemaOf(body, 'input') } } };
}

function answerOf(response: ResponseKind, schemaOf: SchemaOf): Record<string, Operation> {
  if (response === 'empty') return { 204: { description: 'Done' } };
  if (response === 'file')
    return {
      200: {
        description: 'A file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  return {
    200: { description: 'Done', content: { 'application/json': { schema: schemaOf(response, 'output') } } },
  };
}

const OWN_ERRORS: Record<Endpoint['effect'], ErrorCode[]> = {
  read: ['OWN_PART_OFF', 'NOT_FOUND'],
  write: ['OWN_PART_OFF', 'NOT_FOUND', 'COMPANY_READ_ONLY'],
};
/** How a call says who makes it. */
function securityOf({ token, access: { level } }: Endpoint): Record<string, []>[] {
  if (token) return [{ token: [] }];
  if (level === 'none') return [];
  return level === 'own' ? [{ bearer: [], ownCookie: [] }] : [{ bearer: [], cookie: [] }];
}

/** What a call may refuse with: its own errors, and those that its level and its effect bring along. */
function errorsOf(endpoint: Endpoint, { level }: Access): ErrorCode[] {
  const { errors = [], effect, body, bodyType, sends, token } = endpoint;
  const signedIn: ErrorCode[] = level === 'none' ? [] : ['NOT_SIGNED_IN', 'LEVEL_REQUIRED', 'FORBIDDEN'];
  const company: ErrorCode[] =
    level === 'company' ? ['COMPANY_REQUIRED', 'COMPANY_MISMATCH', 'COMPANY_NOT_LINKED', 'NOT_FOUND'] : [];
  const own: ErrorCode[] = level === 'own' ? OWN_ERRORS[effect] : [];
  const write: ErrorCode[] = effect === 'write' ? ['CROSS_SITE_REFUSED'] : [];
  const companyWrite: ErrorCode[] =
    effect === 'write' && level === 'company' ? ['COMPANY_READ_ONLY', 'SIGN_OFF_NOBODY_LEFT'] : [];
  const form: ErrorCode[] =
    bodyType === 'multipart'
      ? ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'FILE_INFECTED', 'SCANNER_AWAY']
      : [];
  const archive: ErrorCode[] = sends
    ? ['BODY_INCOMPLETE', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']
    : [];
  const sent: ErrorCode[] = body ? ['BODY_INCOMPLETE', ...form] : archive;
  const shown: ErrorCode[] = token ? ['NOT_SIGNED_IN', 'FORBIDDEN'] : [];
  const guarded = stepUpErrors(endpoint);
  return [
    ...new Set([
      ...EVERY_CALL,
      ...signedIn,
      ...company,
      ...own,
      ...write,
      ...companyWrite,
      ...guarded,
      ...sent,
      ...shown,
      ...errors,
    ]),
  ];
}

/** Refusals by their HTTP status. */
function refusalsOf(errors: readonly ErrorCode[]): Record<string, Operation> {
  const answers: Record<string, Operation> = {};
  for (const status of new Set(errors.map((code) => ERROR_STATUS[code])))
    answers[status] = {
      description: errors.filter((code) => ERROR_STATUS[code] === status).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    };
  return answers;
}

function operationOf(name: string, area: string, endpoint: Endpoint, schemaOf: SchemaOf): Operation {
  const { access } = endpoint;
  const parameters = [
    ...parametersOf(endpoint.params, 'path', schemaOf),
    ...parametersOf(endpoint.query, 'query', schemaOf),
    ...(access.level === 'company' ? [{ $ref: '#/components/parameters/Company' }] : []),
    { $ref: '#/components/parameters/Wire' },
  ];
  const requestBody = bodyOf(endpoint, schemaOf);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [area],
    parameters,
    ...(requestBody ? { requestBody } : {}),
    responses: { ...answerOf(endpoint.response, schemaOf), ...refusalsOf(errorsOf(endpoint, access)) },
    security: securityOf(endpoint),
    'x-effect': endpoint.effect,
    'x-access': access,
    ...(stepUpOf(endpoint) && { 'x-step-up': stepUpOf(endpoint) }),
  };
}

const ERROR_BODY = {
  type: 'object',
  required: ['code', 'errorId'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    minimum: { type: 'integer', description: 'The least length that PASSWORD_BELOW_COMPANY_MINIMUM asks' },
    errorId: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const COMPANY_HEADER = {
  name: 'X-Company',
  in: 'header',
  required: false,
  description:
    'The company the request is for, where its path, query or body names none. Both and different: 409.',
  schema: { $ref: '#/components/schemas/Id' },
};

const WIRE_HEADER = {
  name: 'Paga-Wire',
  in: 'header',
  required: false,
  description:
    'The area of the call with the number of the wire that the client was built for, as the health names them, such as `payroll/3`; after a semicolon the least number that it needs. A call that changed between the two is refused with 409 WIRE_CHANGED. Without it nothing is checked.',
  schema: { type: 'string', pattern: '^[a-z]+/\\d{1,6}(;\\d{1,6})?$' },
};

/** How a request says who makes it. */
const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'One half of the session: the token of the sign-in.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of one remote, which role 1 makes: for publishing it, and nothing else.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'paga_session',
    description: 'The other half, HttpOnly.',
  },
  ownCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'paga_own',
    description: 'The other half of an employee’s own session, HttpOnly.',
  },
};

/** The OpenAPI 3.1 document of every call, made from the declarations; `server` is where the API stands. */
export function openApiDocument(server = '/api'): Record<string, unknown> {
  const paths: Record<string, Record<string, Operation>> = {};
  const shapes: Record<string, JsonSchema> = {};
  const schemaOf = jsonSchemas(shapes);
  for (const [area, calls] of Object.entries(callsByArea))
    for (const [name, endpoint] of Object.entries(calls) as [string, Endpoint][]) {
      const path = paths[endpoint.path] ?? {};
      paths[endpoint.path] = path;
      path[endpoint.method.toLowerCase()] = operationOf(name, area, endpoint, schemaOf);
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Paga',
      version: '1',
      description:
        'Payroll and HR for companies in Kosovo. Amounts are euro with two decimals, dates are civil dates.',
    },
    servers: [{ url: server }],
    tags: Object.keys(callsByArea).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ErrorBody: ERROR_BODY, ...shapes },
      parameters: { Company: COMPANY_HEADER, Wire: WIRE_HEADER },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

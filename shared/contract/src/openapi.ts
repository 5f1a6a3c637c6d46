import { z } from 'zod';
import { accessTable } from './access-table.ts';
import { callsByArea } from './all.ts';
import type { Endpoint, ResponseKind } from './endpoint.ts';
import { COMMON_ERRORS, ERROR_STATUS, type ErrorCode } from './error-codes.ts';

type JsonSchema = Record<string, unknown>;
type Operation = Record<string, unknown>;

/** The JSON Schema of a wire shape: `input` what a caller sends, `output` what is answered. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return json;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Operation[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'output') as { properties?: Record<string, JsonSchema>; required?: string[] };
  const optional = new Set(
    schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((name) => schema.shape[name].safeParse(undefined).success) : [],
  );
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required.includes(name) && !optional.has(name)),
    schema: property,
  }));
}

function bodyOf({ body, bodyType = 'json' }: Endpoint): Operation | undefined {
  if (!body) return undefined;
  const mediaType = bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [mediaType]: { schema: schemaOf(body, 'input') } } };
}

function answerOf(response: ResponseKind): Record<string, Operation> {
  if (response === 'empty') return { 204: { description: 'Done' } };
  if (response === 'file')
    return { 200: { description: 'A file', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } };
  return { 200: { description: 'Done', content: { 'application/json': { schema: schemaOf(response, 'output') } } } };
}

/** Refusals by their HTTP status; those every call may answer included. */
function refusalsOf(errors: readonly ErrorCode[] = []): Record<string, Operation> {
  const answers: Record<string, Operation> = {};
  const all = [...new Set([...COMMON_ERRORS, ...errors])];
  for (const status of new Set(all.map((code) => ERROR_STATUS[code])))
    answers[status] = {
      description: all.filter((code) => ERROR_STATUS[code] === status).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    };
  return answers;
}

function operationOf(name: string, area: string, endpoint: Endpoint): Operation {
  const access = accessTable[name as keyof typeof accessTable];
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  const requestBody = bodyOf(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [area],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...answerOf(endpoint.response), ...refusalsOf(endpoint.errors) },
    security: access.level === 'none' ? [] : [{ bearer: [], cookie: [] }],
    'x-effect': endpoint.effect,
    'x-access': access,
  };
}

const ERROR_BODY = {
  type: 'object',
  required: ['code', 'errorId'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
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

/** The OpenAPI 3.1 document of every call, made from the declarations; `server` is where the API stands. */
export function openApiDocument(server = '/api'): Record<string, unknown> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [area, calls] of Object.entries(callsByArea))
    for (const [name, endpoint] of Object.entries(calls) as [string, Endpoint][]) {
      const path = paths[endpoint.path] ?? {};
      paths[endpoint.path] = path;
      path[endpoint.method.toLowerCase()] = operationOf(name, area, endpoint);
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Paga',
      version: '1',
      description: 'Payroll and HR for companies in Kosovo. Amounts are euro with two decimals, dates are civil dates.',
    },
    servers: [{ url: server }],
    tags: Object.keys(callsByArea).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ErrorBody: ERROR_BODY },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'One half of the session: the token of the sign-in.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'paga_session', description: 'The other half, HttpOnly.' },
      },
    },
  };
}

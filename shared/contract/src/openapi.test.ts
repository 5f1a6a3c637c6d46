import { calls } from './all.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: object };
  responses: Record<string, object>;
};
const document = JSON.parse(JSON.stringify(openApiDocument())) as { paths: Record<string, Record<string, Operation>>; openapi: string };
const operations = Object.entries(document.paths).flatMap(([path, item]) => Object.values(item).map((operation) => ({ path, operation })));

describe('the OpenAPI document', () => {
  it('has one operation for each call', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(calls).sort());
  });

  it('names every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect([path, named.map(({ name }) => name)]).toEqual([path, inPath]);
    }
  });

  it('asks for what a query needs and leaves the rest open', () => {
    const { parameters } = document.paths['/employee/getEmployeesByStatus']?.post ?? {};
    expect(parameters?.find(({ name }) => name === 'tenantId')?.required).toBe(true);
    expect(parameters?.find(({ name }) => name === 'status')?.required).toBe(false);
  });

  it('describes an upload as multipart with a binary file', () => {
    const { requestBody } = document.paths['/configurations/upload-logo']?.post ?? {};
    expect(JSON.stringify(requestBody)).toContain('"multipart/form-data"');
    expect(JSON.stringify(requestBody)).toContain('"format":"binary"');
  });

  it('lists the refusals of a call by status', () => {
    const { responses } = document.paths['/salaries/generate']?.get ?? { responses: {} };
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401', '403', '409', '422']));
  });
});

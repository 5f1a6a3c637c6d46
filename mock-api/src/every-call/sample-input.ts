import { updateDocument } from '@paga/contract/documents';
import {
  changeImportedEmployee,
  changeRecurringLine,
  createEmployee,
  createRecurringLine,
  readImportCells,
  updateEmployee,
} from '@paga/contract/employees';
import type { Endpoint } from '@paga/contract/endpoint';
import { createLeaveFeed, storeLeaveCorrection } from '@paga/contract/leave';
import { previewEmployeeChange } from '@paga/contract/payroll';
import { saveLeaveApprover } from '@paga/contract/requests';
import { anEdiFile, anEdiLine } from '@paga/testing/edi-workbook';
import { anEmployee } from '@paga/testing/employees';
import { z } from 'zod';
import { aLine, CANARY, type Populated } from './fixture.ts';

/** A schema as JSON, as far as an input is made of it. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  oneOf?: Schema[];
  format?: string;
};
export type Sample = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

/** Values that a field of this name always takes. */
export const BY_NAME: Record<string, unknown> = {
  month: 10,
  year: 2026,
  from: '2026-11-16',
  to: '2026-11-18',
  code: 'AGI26A',
  email: 'arta.krasniqi@example.com',
  language: 'sq',
  format: 1,
  setting: 'overtime',
  status: 1,
  remote: 'payroll',
};

const EMPTY_FIELDS =
  'jobTitle phoneNumber emailAddress grossSalary netSalary tax contribution contributionPercentage contractDate address class bank bankAccountNumber employerTier employmentType employmentTypeString gender match';
/** A row of an import of which nothing but name and personal number is filled in. */
const AN_IMPORT_ROW = {
  ...Object.fromEntries(EMPTY_FIELDS.split(' ').map((field) => [field, null])),
  ...{
    row: 2,
    name: 'Arta Krasniqi',
    firstName: 'Arta',
    lastName: 'Krasniqi',
    idNumber: '1999384753',
    isValid: true,
  },
  ...{ sectors: [], filled: [], errors: [], warnings: [] },
};

/** The id that a field of this name names, of the objects of `fixture`; undefined: no id of an object. */
export function idFor(name: string, { path }: Endpoint, fixture: Populated): number | undefined {
  // A credential's id is its own text.
  if (name === 'id' && path.startsWith('/users/passkeys')) return undefined;
  if (name === 'id' && path.startsWith('/notification')) return fixture.notificationId;
  if (name === 'id' && path === '/register/updateSector') return fixture.sectorId;
  if (name === 'id' && path === '/document/updateDocument') return fixture.documentId;
  if (name === 'id' && path === '/files/documents/{id}') return fixture.documentId;
  if (name === 'id' && path === '/files/attachments/{id}') return fixture.attachmentId;
  if (name === 'id' && path.startsWith('/salaries/whatIf')) return fixture.whatIfId;
  if (name === 'id' && path.startsWith('/salaries/comments')) return fixture.commentId;
  if (name === 'id' && path.startsWith('/vacations/feeds')) return fixture.feedId;
  if (name === 'id' && path.startsWith('/employee/recurringLines')) return fixture.lineId;
  if (name === 'id')
    return path.startsWith('/vacations/show/employee')
      ? fixture.employeeId
      : path.startsWith('/vacations')
        ? fixture.vacationId
        : fixture.salaryId;
  if (name === 'importId' && path.startsWith('/vacations')) return fixture.leaveImportId;
  const known: Record<string, number> = {
    employeeId: fixture.employeeId,
    employeeIds: fixture.employeeId,
    ids: fixture.employeeId,
    salaryId: fixture.salaryId,
    vacationId: fixture.vacationId,
    vacationIds: fixture.vacationId,
    sectorId: fixture.sectorId,
    sectors: fixture.sectorId,
    projectId: fixture.projectId,
    attachmentId: fixture.attachmentId,
    documentId: fixture.documentId,
    documentIds: fixture.documentId,
    versionId: fixture.versionId,
    importId: fixture.importId,
    layoutId: fixture.layoutId,
    payingAccountId: fixture.payingAccountId,
    kindId: fixture.kindId,
  };
  return known[name];
}

/** An item of a list that names an object: its id, or an object with its id. */
function referenceTo(id: number, item: Schema): unknown {
  const byId = [item, ...(item.anyOf ?? [])].find(({ properties }) => properties?.id);
  return byId ? { id, ...(byId.required?.includes('name') ? { name: 'Arta' } : {}) } : id;
}

function sampleOf(schema: Schema, name: string, call: Endpoint, fixture: Populated): unknown {
  const id = idFor(name, call, fixture);
  if (id !== undefined) return schema.type === 'array' ? [referenceTo(id, schema.items ?? {})] : id;
  if (schema.type === 'object') return objectOf(schema, call, fixture);
  if (name === 'name' && call.effect === 'read') return CANARY;
  if (name in BY_NAME && (schema.enum?.includes(BY_NAME[name]) ?? true)) return BY_NAME[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, name, call, fixture);
  if (schema.type === 'array')
    return schema.minItems ? [sampleOf(schema.items ?? {}, name, call, fixture)] : [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer')
    return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1);
  return schema.format === 'date' ? '2026-10-15' : 'Arta';
}

/** Required fields, and optional ones that name an object. */
function objectOf(
  { properties = {}, required = [] }: Schema,
  call: Endpoint,
  fixture: Populated,
): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || idFor(name, call, fixture) !== undefined,
  );
  return Object.fromEntries(wanted.map(([name, schema]) => [name, sampleOf(schema, name, call, fixture)]));
}

/** Whether a call names an object of a company by its id. */
export function namesObjects(call: Endpoint): boolean {
  const fixture = {
    employeeId: 1,
    salaryId: 1,
    vacationId: 1,
    sectorId: 1,
    notificationId: 1,
    projectId: 1,
    attachmentId: 1,
    documentId: 1,
    versionId: 1,
    importId: 1,
    whatIfId: 1,
    layoutId: 1,
    payingAccountId: 1,
    kindId: 1,
    feedId: 1,
    lineId: 1,
    commentId: 1,
  } as Populated;
  return (['params', 'query', 'body'] as const).some((part) => {
    const { properties = {} } = schemaOf(call, part);
    return Object.keys(properties).some((name) => idFor(name, call, fixture) !== undefined);
  });
}

const schemas = new WeakMap<z.ZodType, Schema>();

/** Made once: hundreds of thousands of requests are made of a few hundred schemas. */
export function schemaOf(call: Endpoint, part: 'params' | 'query' | 'body'): Schema {
  const declared = call[part];
  if (!declared) return {};
  const schema =
    schemas.get(declared) ?? (z.toJSONSchema(declared, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(declared, schema);
  return schema;
}

/** An input made from the call's own schemas: the company's id where the call carries it, and the ids of `objects`. */
export function sampleInput(call: Endpoint, companyId: number, objects: Populated): Sample {
  const sample: Sample = {};
  for (const part of ['params', 'query', 'body'] as const) {
    if (call[part]) sample[part] = objectOf(schemaOf(call, part), call, objects);
  }
  const [part, field] = (call.companyIn?.split('.') ?? []) as [
    'params' | 'query' | 'body' | undefined,
    string,
  ];
  if (part) sample[part] = { ...sample[part], [field]: companyId };
  if (call.bodyType === 'multipart' && sample.body && 'file' in sample.body)
    sample.body.file = new File(['x'], 'punonjesit.xlsx');
  // Their fields depend on one another, which a schema of JSON cannot say.
  if (sample.body && 'files' in sample.body) {
    const confirmed = call.effect === 'write' ? { leftOut: [], starts: [] } : {};
    const choices = JSON.stringify({ months: ['2026-10'], lists: [], ...confirmed });
    const line = anEdiLine('Blerta Gashi', '1999384753', 1000);
    sample.body = { ...sample.body, files: [anEdiFile('EDI.xlsx', line)], choices };
  }
  const { userId: _, ...edited } = anEmployee({ userId: companyId });
  if (call === updateDocument) sample.body = { ...sample.body, name: 'Kontratë pune' };
  if (call === updateEmployee)
    sample.body = { ...sample.body, employee: JSON.stringify({ ...edited, version: 1 }) };
  if (call === previewEmployeeChange) sample.body = { ...sample.body, employee: { ...edited, version: 1 } };
  if (call === readImportCells) sample.body = { ...sample.body, rows: [{ row: AN_IMPORT_ROW, cells: [] }] };
  if (call === changeImportedEmployee)
    sample.body = { ...sample.body, version: 1, values: { jobTitle: 'Shefe' } };
  if (call === createLeaveFeed && sample.body) delete sample.body.sectorId;
  if (call === saveLeaveApprover) sample.body = { ...sample.body, sectorId: undefined, deputy: null };
  if (call === createRecurringLine || call === changeRecurringLine)
    sample.body = { ...sample.body, line: aLine };
  if (call === storeLeaveCorrection) sample.body = { ...sample.body, days: 1 };
  if (call === createEmployee)
    sample.body = {
      ...anEmployee({ userId: companyId, personalNumber: '1999384753' }),
      sectors: [{ id: objects.sectorId }],
    };
  return sample;
}

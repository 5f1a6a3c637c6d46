import { z } from 'zod';
import * as backup from './backup/backup.ts';
import * as bookkeeping from './bookkeeping/index.ts';
import * as company from './company/index.ts';
import * as core from './core/index.ts';
import * as shapes from './core/shapes.ts';
import * as documents from './documents/documents.ts';
import * as employees from './employees/index.ts';
import * as identity from './identity/index.ts';
import * as leave from './leave/index.ts';
import * as months from './months/basis.ts';
import * as notifications from './notifications/notifications.ts';
import * as payroll from './payroll/index.ts';
import * as projects from './projects/projects.ts';
import * as reports from './reports/index.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Record<string, unknown>;

/** Which side of a shape: what a caller sends, or what is answered. */
type Side = 'input' | 'output';

const modules = [
  shapes,
  core,
  identity,
  company,
  months,
  projects,
  employees,
  leave,
  payroll,
  documents,
  notifications,
  reports,
  bookkeeping,
  backup,
];

/** The shapes that have a name of their own; those that only carry digits (`QueryId`) show as what they carry. */
function namedShapes(): [name: string, shape: z.ZodType][] {
  const shapesByName = new Map<string, z.ZodType>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module) as [string, unknown][])) {
    if (!(value instanceof z.ZodType) || name.startsWith('Query')) continue;
    const known = shapesByName.get(name);
    if (known && known !== value) throw new Error(`two shapes of the wire are called ${name}`);
    shapesByName.set(name, value);
  }
  return [...shapesByName];
}

function jsonOf(
  shape: z.ZodType,
  side: Side,
  metadata?: z.core.$ZodRegistry<Record<string, unknown>>,
): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(shape, {
    io: side,
    unrepresentable: 'any',
    ...(metadata ? { metadata } : {}),
  });
  return json;
}

const isSameOnBothSides = (shape: z.ZodType) =>
  JSON.stringify(jsonOf(shape, 'input')) === JSON.stringify(jsonOf(shape, 'output'));

/** Names of shapes on one side; a shape that is sent otherwise than it is answered has a name for each: `Project`, `ProjectInput`. */
function namesOf(side: Side): z.core.$ZodRegistry<Record<string, unknown>> {
  const names = z.registry<Record<string, unknown>>();
  for (const [name, shape] of namedShapes())
    names.add(shape, {
      ...shape.meta(),
      id: side === 'output' || isSameOnBothSides(shape) ? name : `${name}Input`,
    });
  return names;
}

/** Turns shapes into JSON Schemas that refer to the named ones among `components`, which it fills with those in use. */
export function jsonSchemas(
  components: Record<string, JsonSchema>,
): (shape: z.ZodType, side: Side) => JsonSchema {
  const names = { input: namesOf('input'), output: namesOf('output') };
  return (shape, side) => {
    const text = JSON.stringify(jsonOf(shape, side, names[side])).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    );
    const { $defs = {}, ...schema } = JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    Object.assign(components, $defs);
    return schema;
  };
}

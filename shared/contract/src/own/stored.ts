import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Euro, Language } from '#core/shapes.ts';

/** A value in words, or an amount in euro, which a page covers; of a list each has both or one. */
const Value = z.object({ text: z.string().optional(), amount: Euro.optional() });

/** A field that holds something, under its label. */
const Field = z.object({ label: z.string(), values: z.array(Value) });

/** All that one place holds about the person, in the language that was asked for: a record for each row, the fields that are empty left out. */
export const StoredSection = z.object({
  key: z.string(),
  title: z.string(),
  records: z.array(z.array(Field)),
});
export type StoredSection = z.infer<typeof StoredSection>;

/** Everything stored about the person whose page it is, but what is named, with its reason, beside the tables. Who has left sees it no longer. */
export const getOwnStored = endpoint({
  method: 'GET',
  path: '/own/stored',
  summary: 'What is stored about me',
  query: z.strictObject({ language: Language.default('sq') }),
  response: z.array(StoredSection),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  carries: 'person',
  access: ownEmployee,
});

/** The same as a file: to read, or for a program (amounts in euro, dates and moments in ISO). After a passkey or a code given just now. */
export const downloadOwnStored = endpoint({
  method: 'POST',
  path: '/own/stored/file',
  summary: 'Download what is stored about me',
  body: z.strictObject({ format: z.enum(['pdf', 'json']), language: Language.default('sq') }),
  response: 'file',
  errors: ['OWN_PART_OFF', 'OWN_PROOF_NEEDED', 'UNAVAILABLE'],
  effect: 'read',
  heavy: true,
  carries: 'person',
  access: ownEmployee,
});

/** So many of the newest are answered. */
export const MOST_OPENINGS = 200;

/** That somebody of the office opened something of the person: `at` is an ISO moment, `text` says who did what. */
const OwnOpening = z.object({ at: z.string(), text: z.string() });

/** Who of the office opened files, sick notes or the state of the page of the person, and when; the newest first. Who has left sees it no longer. */
export const getOwnOpenings = endpoint({
  method: 'GET',
  path: '/own/openings',
  summary: 'Who of the office opened what is mine',
  query: z.strictObject({ language: Language.default('sq') }),
  response: z.array(OwnOpening),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

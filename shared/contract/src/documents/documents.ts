import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { LIST_ITEMS, TextLength } from '#core/limits.ts';
import { Email, Id, Language, QueryId } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { PlaceholderName } from './placeholders.ts';

export * from './placeholders.ts';

const TemplateName = z.string().trim().min(1).max(TextLength.name);
const EmployeeIds = z.array(Id).max(LIST_ITEMS);

/**
 * A document template of a company. `file` is the link its file is saved from; what follows `isChecked` is ours: only a `docx` can be filled,
 * `size` is in bytes, `changedAt` (an instant) and `changedBy` say when it was last saved and by whom (null: no longer linked to the company).
 */
export const DocumentTemplate = z.object({
  id: Id,
  name: z.string(),
  file: z.string(),
  isChecked: z.boolean(),
  fileName: z.string(),
  extension: z.string(),
  size: z.number().int(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
});
export type DocumentTemplate = z.infer<typeof DocumentTemplate>;

/** Adds a template. */
export const createDocument = endpoint({
  method: 'POST',
  path: '/document/createDocument',
  base: 'root',
  summary: 'Add a document template',
  body: z.strictObject({ name: TemplateName, tenantId: QueryId, file: z.file() }),
  bodyType: 'multipart',
  companyIn: 'body.tenantId',
  response: DocumentTemplate,
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'FILE_HAS_ACTIVE_CONTENT'],
  effect: 'write',
  access: inCompany,
});

/** The ready-made templates that the end of employment is written with. */
export const EndDocument = z.enum(['endDecision', 'endCertificate', 'endHandover']);
export type EndDocument = z.infer<typeof EndDocument>;

/** The ready-made annexes to the contract: of a raise, and of a prolonged term. */
export const AnnexDocument = z.enum(['raiseAnnex', 'termAnnex']);
export type AnnexDocument = z.infer<typeof AnnexDocument>;

/** The ready-made templates that are found by what they are. */
export const StarterDocument = z.enum([...EndDocument.options, ...AnnexDocument.options]);
export type StarterDocument = z.infer<typeof StarterDocument>;

/** Gives a company without templates the ready-made ones in a language: contract, decision on leave, confirmation of employment. */
export const addStarterDocuments = endpoint({
  method: 'POST',
  path: '/document/addStarterDocuments',
  summary: 'Add the ready-made document templates',
  body: z.strictObject({ tenantId: Id, language: Language }),
  companyIn: 'body.tenantId',
  response: z.array(DocumentTemplate),
  errors: ['CONFLICT'],
  effect: 'write',
  access: inCompany,
});

/**
 * The company's template of one of those documents in a language (ours): the one that was made of it, whatever it is called and holds by now; one that is missing
 * or was deleted is added.
 */
export const addStarterDocument = endpoint({
  method: 'POST',
  path: '/document/addStarterDocument',
  summary: 'A ready-made document template, added where it is missing',
  body: z.strictObject({ tenantId: Id, starter: StarterDocument, language: Language }),
  companyIn: 'body.tenantId',
  response: DocumentTemplate,
  effect: 'write',
  access: inCompany,
});

/** The templates of a company. */
export const getDocuments = endpoint({
  method: 'GET',
  path: '/document/getDocumentData',
  base: 'root',
  summary: 'Document templates of a company',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(DocumentTemplate),
  effect: 'read',
  access: inCompany,
});

/** Deletes templates. */
export const deleteDocuments = endpoint({
  method: 'POST',
  path: '/document/deleteDocument',
  base: 'root',
  summary: 'Delete document templates',
  body: z.strictObject({ documentIds: z.array(Id).min(1).max(LIST_ITEMS) }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/** Renames a template or replaces its file. */
export const updateDocument = endpoint({
  method: 'POST',
  path: '/document/updateDocument',
  base: 'root',
  summary: 'Rename a document template or replace its file',
  body: z.strictObject({ id: QueryId, name: TemplateName.optional(), file: z.file().optional() }),
  bodyType: 'multipart',
  response: DocumentTemplate,
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'FILE_HAS_ACTIVE_CONTENT'],
  effect: 'write',
  access: inCompany,
});

/** The path a template's file is fetched from. */
export const getDocumentPath = endpoint({
  method: 'POST',
  path: '/document/getPath',
  base: 'root',
  summary: "Path of a template's file",
  body: z.strictObject({ documentId: Id }),
  response: z.object({ path: z.string() }),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** The file behind a template's path, to be saved: a call, because a link of the browser shows one half of the session only. */
export const getDocumentFile = endpoint({
  method: 'GET',
  path: '/files/documents/{id}',
  summary: "A template's file",
  params: z.strictObject({ id: QueryId }),
  query: z.strictObject({ company: QueryId }),
  companyIn: 'query.company',
  response: 'file',
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'template',
  access: inCompany,
});

/**
 * An address and a template; `requestId` is ours: a request that is made again with the same one is not mailed a second time. It stands for that request alone:
 * with another address, template or file, or by another person, it is refused with `REQUEST_ID_USED`.
 */
export const SendDocument = z.strictObject({ email: Email, documentId: Id, requestId: z.uuid().optional() });

/** Sends a template by e-mail. */
export const sendDocument = endpoint({
  method: 'POST',
  path: '/document/sendEmail',
  base: 'root',
  summary: 'Send a document template by e-mail',
  body: SendDocument,
  response: 'empty',
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'FILE_HAS_ACTIVE_CONTENT', 'REQUEST_ID_USED'],
  effect: 'write',
  carries: 'template',
  access: inCompany,
});

/** A paragraph of a template as it is looked at: its text with the placeholders, and whether it stands out as a heading. */
export const TemplateParagraph = z.object({ text: z.string(), isHeading: z.boolean() });
export type TemplateParagraph = z.infer<typeof TemplateParagraph>;

/**
 * What filling a template would find (ours): the placeholders it holds, those nobody knows (spelled as in the document), and for whom of the
 * employees which value is missing; with its first page as text, and the language that is written in (null: its words do not say).
 */
export const TemplateCheck = z.object({
  paragraphs: z.array(TemplateParagraph),
  language: Language.nullable(),
  placeholders: z.array(PlaceholderName),
  unknown: z.array(z.string()),
  missing: z.array(z.object({ employeeId: Id, name: z.string(), placeholders: z.array(PlaceholderName) })),
});
export type TemplateCheck = z.infer<typeof TemplateCheck>;

/** Looks into a template before it is filled (ours). `TEMPLATE_NOT_READABLE`: no .docx, broken, too large, or a placeholder without its end. */
export const checkDocument = endpoint({
  method: 'POST',
  path: '/document/check',
  summary: 'Placeholders of a template, and the values that are missing for them',
  body: z.strictObject({ documentId: Id, employeeIds: EmployeeIds }),
  response: TemplateCheck,
  errors: ['NOT_FOUND', 'TEMPLATE_NOT_READABLE', 'FILE_HAS_ACTIVE_CONTENT'],
  effect: 'read',
  heavy: true,
  access: inCompany,
});

/**
 * Fills a template (ours): a .docx for one employee, a .zip of them for several. `keep` stores each as a file of its employee, marked as the
 * contract with `isContract`. `language` is of words such as "full time"; left out: the person's own. `TEMPLATE_UNKNOWN_PLACEHOLDERS` names
 * in `fields` what nobody knows.
 */
export const fillDocument = endpoint({
  method: 'POST',
  path: '/document/fill',
  summary: 'Fill a template for employees',
  body: z.strictObject({
    documentId: Id,
    employeeIds: EmployeeIds.min(1),
    keep: z.boolean().default(false),
    isContract: z.boolean().default(false),
    language: Language.optional(),
  }),
  response: 'file',
  errors: ['NOT_FOUND', 'TEMPLATE_NOT_READABLE', 'TEMPLATE_UNKNOWN_PLACEHOLDERS', 'FILE_HAS_ACTIVE_CONTENT'],
  effect: 'write',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});

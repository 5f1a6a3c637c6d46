import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIST_ITEMS, TextLength } from './limits.ts';
import { Id, QueryId } from './shapes.ts';

const TemplateName = z.string().trim().min(1).max(TextLength.name);

/** A document template of a company; `file` is the path its file is fetched from. */
export const DocumentTemplate = z.object({ id: Id, name: z.string(), file: z.string(), isChecked: z.boolean() });
export type DocumentTemplate = z.infer<typeof DocumentTemplate>;

/** Adds a template. */
export const createDocument = endpoint({
  method: 'POST',
  path: '/document/createDocument',
  summary: 'Add a document template',
  body: z.strictObject({ name: TemplateName, tenantId: QueryId, file: z.file() }),
  bodyType: 'multipart',
  companyIn: 'body.tenantId',
  response: DocumentTemplate,
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  effect: 'write',
});

/** The templates of a company. */
export const getDocuments = endpoint({
  method: 'GET',
  path: '/document/getDocumentData',
  summary: 'Document templates of a company',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(DocumentTemplate),
  effect: 'read',
});

/** Deletes templates. */
export const deleteDocuments = endpoint({
  method: 'POST',
  path: '/document/deleteDocument',
  summary: 'Delete document templates',
  body: z.strictObject({ documentIds: z.array(Id).min(1).max(LIST_ITEMS) }),
  response: 'empty',
  effect: 'write',
});

/** Renames a template or replaces its file. */
export const updateDocument = endpoint({
  method: 'POST',
  path: '/document/updateDocument',
  summary: 'Rename a document template or replace its file',
  body: z.strictObject({ id: QueryId, name: TemplateName.optional(), file: z.file().optional() }),
  bodyType: 'multipart',
  response: DocumentTemplate,
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  effect: 'write',
});

/** The path a template's file is fetched from. */
export const getDocumentPath = endpoint({
  method: 'POST',
  path: '/document/getPath',
  summary: "Path of a template's file",
  body: z.strictObject({ documentId: Id }),
  response: z.object({ path: z.string() }),
  effect: 'read',
});

/** Sends a template by e-mail. */
export const sendDocument = endpoint({
  method: 'POST',
  path: '/document/sendEmail',
  summary: 'Send a document template by e-mail',
  body: z.strictObject({ email: z.email().max(TextLength.email), documentId: Id }),
  response: 'empty',
  effect: 'write',
});

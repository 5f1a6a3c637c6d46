import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { EmployeeAttachment } from './employee-fields.ts';

/** A box of a form: ticked is `true`. */
const FormFlag = z.stringbool().optional();

/**
 * Stores a file for an employee; its id then goes into `attachmentIds`. Ours: `employeeId` gives it to a saved employee at once, `isContract`
 * marks it as a contract. Taken are PDF, pictures and office files without macros, by their content. Given to nobody, it is removed after a day.
 */
export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/attachments/upload',
  base: 'root',
  summary: 'Upload a file of an employee',
  body: z.strictObject({
    userId: QueryId,
    file: z.file(),
    employeeId: QueryId.optional(),
    isContract: FormFlag,
  }),
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: EmployeeAttachment,
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'FILE_HAS_ACTIVE_CONTENT'],
  effect: 'write',
  access: inCompany,
});

/** The file behind `filePath`, to be saved: a call, because a link of the browser shows one half of the session only. */
export const getAttachmentFile = endpoint({
  method: 'GET',
  path: '/files/attachments/{id}',
  summary: 'A file of an employee',
  params: z.strictObject({ id: QueryId }),
  query: z.strictObject({ company: QueryId }),
  companyIn: 'query.company',
  response: 'file',
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'person',
  access: inCompany,
});

/** Says whether a file is a contract (ours); the newest that is one is the contract that is e-mailed. */
export const markContract = endpoint({
  method: 'POST',
  path: '/attachments/contract',
  summary: 'Mark a file of an employee as a contract',
  body: z.strictObject({ attachmentId: Id, isContract: z.boolean() }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/** Removes a file of an employee; one that they have confirmed stays (`FILE_CONFIRMED`). */
export const removeAttachment = endpoint({
  method: 'POST',
  path: '/attachments/remove',
  base: 'root',
  summary: 'Remove a file of an employee',
  body: z.strictObject({ attachmentId: Id }),
  response: 'empty',
  errors: ['NOT_FOUND', 'FILE_CONFIRMED'],
  effect: 'write',
  access: inCompany,
});

const Pixels = z.coerce.number<number>().int().min(0).max(100_000);

/** A square cut out of a picture, in pixels of the picture as it is seen (turned upright): its left upper corner and its side. */
export const PhotoCrop = z.object({ left: Pixels, top: Pixels, side: Pixels.min(1) });
export type PhotoCrop = z.infer<typeof PhotoCrop>;

/** Sets the photo of an employee (ours): a picture by its content. Kept is the square `left`, `top`, `side`; without one, where a head is likely. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/employee/photo',
  summary: "Set an employee's photo",
  body: z.strictObject({
    userId: QueryId,
    employeeId: QueryId,
    file: z.file(),
    ...PhotoCrop.partial().shape,
  }),
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: z.object({ photo: z.string().nullable() }),
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  effect: 'write',
  heavy: true,
  access: inCompany,
});

/** Takes the photo of an employee away (ours). */
export const removePhoto = endpoint({
  method: 'POST',
  path: '/employee/photo/remove',
  summary: "Remove an employee's photo",
  body: z.strictObject({ userId: Id, employeeId: Id }),
  companyIn: 'body.userId',
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

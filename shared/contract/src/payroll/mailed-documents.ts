import { z } from 'zod';
import { Id } from '../shapes.ts';

/** Why somebody was not mailed: no usable address, no salary in the month, a net below zero, no file marked as the contract, or mailed before. */
export const NotMailedReason = z.enum(['noAddress', 'noSalary', 'netBelowZero', 'noDocument', 'alreadySent']);
export type NotMailedReason = z.infer<typeof NotMailedReason>;

/** One employee who was not mailed. */
export const NotMailed = z.object({ employeeId: Id, name: z.string(), reason: NotMailedReason });
export type NotMailed = z.infer<typeof NotMailed>;

/** How many mails wait to be sent, and who is not among them (ours). */
export const MailedDocuments = z.object({ queued: z.number().int(), failed: z.array(NotMailed) });
export type MailedDocuments = z.infer<typeof MailedDocuments>;

import { routes } from '../http/routes.ts';
import { getMailState } from './get-mail-state.ts';
import { getOutbox } from './get-outbox.ts';
import { getOutboxAttachment } from './get-outbox-attachment.ts';
import { getOutboxMail } from './get-outbox-mail.ts';

export const mailRoutes = routes([getOutbox, getMailState, getOutboxAttachment, getOutboxMail]);

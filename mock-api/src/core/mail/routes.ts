import { routes } from '../http/routes.ts';
import { mailState } from './mail-state.ts';
import { listOutbox, readOutboxAttachment, readOutboxMail } from './read-outbox.ts';

export const mailRoutes = routes([listOutbox, mailState, readOutboxAttachment, readOutboxMail]);

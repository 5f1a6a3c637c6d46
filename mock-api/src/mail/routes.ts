import { routes } from '../http/routes.ts';
import { listOutbox, readOutboxMail } from './read-outbox.ts';

export const mailRoutes = routes([listOutbox, readOutboxMail]);

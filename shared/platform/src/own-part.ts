import type { Language } from '@paga/contract/shapes';
import type { ComponentType } from 'react';
import type { MessageLoaders } from './define-remote.ts';

/** What the own page hands to a part of it: the language of the person, and whether nothing can be asked for (a suspended company). */
export type OwnPageProps = { language: Language; readOnly: boolean };

/**
 * A part of the employee's own page, as the code of `own` in remote.json exports it. `Page` is drawn below `/me` and the path of the part, and reads the rest of the
 * address by the router; `messages` are the texts of the remote, in its namespace.
 */
export type OwnPagePart = { messages: MessageLoaders; Page: ComponentType<OwnPageProps> };

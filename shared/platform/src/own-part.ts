import type { Language } from '@paga/contract/shapes';
import type { ComponentType } from 'react';
import type { MessageLoaders } from './define-remote.ts';

/** Asks for a passkey or a mailed code, for a call that wants to know who is there (`OWN_PROOF_NEEDED`); drawn in its place until one of both happens. */
export type OwnProofProps = { onGiven: () => void; onCancel: () => void };

/** What the own page hands to a part of it: the language of the person, whether nothing can be asked for (a suspended company), and what asks who is there; a page of before has no `Proof`. */
export type OwnPageProps = { language: Language; readOnly: boolean; Proof?: ComponentType<OwnProofProps> };

/**
 * A part of the employee's own page, as the code of `own` in remote.json exports it. `Page` is drawn below `/me` and the path of the part, and reads the rest of the
 * address by the router; `messages` are the texts of the remote, in its namespace.
 */
export type OwnPagePart = { messages: MessageLoaders; Page: ComponentType<OwnPageProps> };

// The agreement between shell and remotes: what a remote may know of the shell, and how it says what it offers.
export { useFormStart } from './calls/use-form-start.ts';
export { defineRemote, type Remote } from './define-remote.ts';
export { type PlacedDraft, useDraft, useForgetMonth } from './draft/use-draft.ts';
export { firstLate } from './first-late.ts';
export type { CardRoom } from './manifest/remote-manifest.ts';
export { beginsWords, matchesText } from './matches-text.ts';
export { placeOfStep } from './place-of-step.ts';
export { usePreference } from './preferences/use-preference.ts';
export { Extension } from './remote/extension.tsx';
export { RemoteOutlet } from './remote/remote-outlet.tsx';
export { useAuditFieldText } from './remote/use-audit-field-text.ts';
export type { SearchHit, SearchPlace, SearchSource } from './search-source.ts';
export type { Company, SessionUser } from './session/session-store.ts';
export { useMayCall } from './session/use-may-call.ts';
export { useCompany, useMaybeCompany, useSession } from './session/use-session.ts';
export { useShownCompany } from './session/use-shown-company.ts';
export { useErrorText } from './use-error-text.ts';

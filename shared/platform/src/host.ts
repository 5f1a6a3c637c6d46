// The host's side of the agreement: for the shell and for tests that stand in for it. Remotes import `@paga/platform` only.
export { ErrorToasts, showError } from './calls/error-toasts.tsx';
export { healWhenBack } from './calls/heal-when-back.ts';
export { createQueryClient } from './calls/query-client.ts';
export { type Draft, draftsOf, forgetDraft } from './draft/draft-store.ts';
export { platformMessages } from './messages.ts';
export { fetchRegistry } from './registry/fetch-registry.ts';
export { textOf } from './registry/label-text.ts';
export { entriesOfCompany } from './registry/of-company.ts';
export type { RegistryEntry } from './registry/registry.ts';
export { federationConnector, ownConnector } from './remote/federation-connector.ts';
export { type LentModules, startFederation } from './remote/federation-host.ts';
export type { RemoteConnector } from './remote/remote-connection.ts';
export { RemoteFailure } from './remote/remote-failure.ts';
export type { RemoteStore } from './remote/remote-store.ts';
export { remotesStore, startRemotes } from './remote/remotes.ts';
export { endSession, sessionStore, startSession } from './session/session-store.ts';
export { mayCall } from './session/use-may-call.ts';
export { useMaybeSession } from './session/use-session.ts';

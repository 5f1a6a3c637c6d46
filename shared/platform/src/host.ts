// The host's side of the agreement: for the shell and for tests that stand in for it. Remotes import `@paga/platform` only.
export { ErrorToasts, showError } from './calls/error-toasts.tsx';
export { createQueryClient, type ErrorMeta, type ShowError } from './calls/query-client.ts';
export { type Draft, draftsOf, forgetDraft } from './draft/draft-store.ts';
export { registerMessages, setLanguage, storedLanguage } from './language/language.ts';
export { NAMESPACE, platformMessages } from './messages.ts';
export {
  builtInRegistry,
  fetchRegistry,
  type LoadedRegistry,
  type RegistrySource,
} from './registry/fetch-registry.ts';
export { textOf } from './registry/label-text.ts';
export type { RegistryEntry, RemoteBuild } from './registry/registry.ts';
export { inRange } from './registry/version-range.ts';
export { federationConnector } from './remote/federation-connector.ts';
export { type LentModules, startFederation } from './remote/federation-host.ts';
export type { RemoteConnection, RemoteConnector } from './remote/remote-connection.ts';
export { type FailureCode, RemoteFailure } from './remote/remote-failure.ts';
export { nextRemoteState, type RemoteEvent, type RemoteState } from './remote/remote-machine.ts';
export {
  createRemoteStore,
  type RemoteReport,
  type RemoteStore,
} from './remote/remote-store.ts';
export { remoteNamed, remotesStore, startRemotes } from './remote/remotes.ts';
export {
  type Company,
  endSession,
  type Session,
  type SessionUser,
  sessionStore,
  showCompany,
  startSession,
} from './session/session-store.ts';
export { mayCall } from './session/use-may-call.ts';
export { useMaybeSession } from './session/use-session.ts';

import type { RemoteBuild } from '../registry/registry.ts';

/** A build whose entry has run; `load` brings one exposed module. */
type RemoteConnection = { load(module: string): Promise<unknown> };

/** Brings a build into the page: entry, messages. `attempt` counts from 0; a later attempt must not reuse a broken one. */
export type RemoteConnector = (remote: {
  name: string;
  build: RemoteBuild;
  attempt: number;
}) => Promise<RemoteConnection>;

/** The connections of one remote, one a build, made when they are first asked for. */
export type RemoteConnections = {
  to(build: RemoteBuild): Promise<RemoteConnection>;
  /** The next one to this build is made anew. */
  forget(build: RemoteBuild): void;
  forgetAll(): void;
};

/** Keeps the connections that `connect` makes for the remote `name`. */
export function keepConnections(name: string, connect: RemoteConnector): RemoteConnections {
  const kept = new Map<RemoteBuild, Promise<RemoteConnection>>();
  let attempt = 0;
  return {
    to(build) {
      const known = kept.get(build);
      if (known) return known;
      const fresh = connect({ name, build, attempt });
      kept.set(build, fresh);
      return fresh;
    },
    forget(build) {
      kept.delete(build);
      attempt += 1;
    },
    forgetAll() {
      kept.clear();
      attempt += 1;
    },
  };
}

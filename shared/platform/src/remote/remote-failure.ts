/** Why a remote, or one module of it, could not be had. */
export type FailureCode =
  | 'TIMEOUT'
  | 'ENTRY_UNREACHABLE'
  | 'MODULE_MISSING'
  | 'MODULE_THREW'
  | 'EXPORT_MISSING'
  | 'RENDER_THREW'
  | 'INCOMPATIBLE'
  | 'DISABLED'
  | 'UNKNOWN_REMOTE';

/** A failure of a remote; `remote` and `version` go into every report. */
export class RemoteFailure extends Error {
  readonly code: FailureCode;
  readonly remote: string;
  readonly version: string;

  constructor(
    code: FailureCode,
    at: { remote: string; version: string },
    options?: { detail?: string; cause?: unknown },
  ) {
    super(`remote ${at.remote} ${at.version}: ${code}${options?.detail ? ` (${options.detail})` : ''}`, {
      cause: options?.cause,
    });
    this.name = 'RemoteFailure';
    this.code = code;
    this.remote = at.remote;
    this.version = at.version;
  }
}

/** Turns whatever was thrown into a failure of the remote; a failure stays what it is. */
export function asRemoteFailure(
  error: unknown,
  code: FailureCode,
  at: { remote: string; version: string },
): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  return new RemoteFailure(code, at, {
    detail: error instanceof Error ? error.message : String(error),
    cause: error,
  });
}

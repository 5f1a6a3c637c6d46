import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

type QueryFailure = {
  name?: string;
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
  query?: unknown;
  cause?: unknown;
  stack?: string;
  message?: string;
};

const isQueryFailure = (error: QueryFailure) =>
  typeof error.query === 'string' || typeof error.code === 'string';

/**
 * An error without personal data: what a database says about a row contains the row, and a failed query its parameters, so only
 * codes, names and the stack's lines are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, constraint, table, query, cause, stack, message } = error as QueryFailure;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    ...(isQueryFailure(error) ? { code, constraint, table, query } : { message }),
    stack: frames?.slice(0, 12).join('\n'),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

const SECRETS = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'code',
  'authorization',
  'cookie',
  'email',
  'clientSecret',
  'access_token',
  'refresh_token',
  'sealed',
];

/** The one logger: JSON lines on standard output unless `to` is another place, no bodies, no query strings, no personal data. */
export function createLog(level: string, to: DestinationStream = pino.destination({ sync: false })): Logger {
  const settings = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { ...stdSerializers, err: describeError },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`]).filter((path) => path !== '*.code'),
      censor: '[redacted]',
    },
  };
  return pino(settings, to);
}

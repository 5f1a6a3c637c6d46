/** How another machine is reached: only over `verified` nobody on the way can read or answer in its place. */
export const TLS = ['verified', 'unverified', 'off'] as const;
export type Tls = (typeof TLS)[number];

const OF_CERTIFICATES = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|certificate/;

/** Whether a connection failed for its TLS: the other side has none, or a certificate that does not hold. */
export function failedForTls(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /does not support SSL/.test(message) || OF_CERTIFICATES.test(`${code} ${message}`);
}

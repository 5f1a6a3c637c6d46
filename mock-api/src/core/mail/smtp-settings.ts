import { staysOnThisMachine } from '../loopback.ts';
import type { Tls } from '../tls.ts';
import { oneAddress } from './address.ts';

/** Where mail is handed over, and whose name it carries. */
export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); otherwise it is asked for by STARTTLS. */
  secure: boolean;
  /** No password and no mail over an open line, except on this machine or where `SMTP_TLS` allows it. */
  requireTls: boolean;
  /** Whether the certificate has to hold. */
  verifyTls: boolean;
  credentials: { user: string; pass: string } | undefined;
  from: string;
};

const NOTHING = { protocol: '', hostname: '', port: '', username: '', password: '' };

/** Reads `smtp://user:password@host:587` or `smtps://...`; throws a sentence for the person who set it, without the password. */
export function smtpSettings(url: string, sender: string | undefined, tls: Tls = 'verified'): SmtpSettings {
  const { protocol, hostname, port, username, password } = URL.canParse(url) ? new URL(url) : NOTHING;
  if (!hostname || (protocol !== 'smtp:' && protocol !== 'smtps:'))
    throw new Error(
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465',
    );
  const host = hostname.replace(/^\[|\]$/g, '');
  const user = decodeURIComponent(username);
  const from = oneAddress(sender ?? user);
  if (from === undefined) throw new Error('MAIL_FROM must be the one address that mail is sent from');
  const secure = protocol === 'smtps:';
  const credentials = user === '' ? undefined : { user, pass: decodeURIComponent(password) };
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTls: tls !== 'off' && !staysOnThisMachine(host),
    verifyTls: tls === 'verified',
    credentials,
    from,
  };
}

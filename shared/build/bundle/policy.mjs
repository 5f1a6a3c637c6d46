// The security policies of a page travel with its shell: what a later or an earlier shell may load, its server need not know.
import { createHash } from 'node:crypto';

const INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

const hashes = (html) =>
  [...html.matchAll(INLINE)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** Those of `shell/src/trusted-types.ts`, where the browser knows them: no other text becomes HTML or the address of a script. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default paga-mail'];

/** Scripts of this origin and the page's own inline ones by hash, nothing evaluated; styles inline because the design kit writes them so. */
function contentSecurityPolicy(html) {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes(html)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...TRUSTED_TYPES,
  ].join('; ');
}

/** The headers of a page: its content security policy, and that no script or style without the hash of its bytes is run. */
export const policiesOf = (html) => ({
  'Content-Security-Policy': contentSecurityPolicy(html),
  'Integrity-Policy': 'blocked-destinations=(script style)',
});

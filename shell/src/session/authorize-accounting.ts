import { call } from '@paga/client';
import { getAuthorizationUrl } from '@paga/contract/bookkeeping';
import { isAuthorizationUrl } from '@paga/contract/bookkeeping/authorization-hosts';
import { showError } from '@paga/platform/host';
import { leaveFor } from './leave.ts';

let asking: Promise<void> | null = null;

async function lead(): Promise<void> {
  try {
    const { url } = await call(getAuthorizationUrl);
    if (isAuthorizationUrl(url, window.location.hostname)) leaveFor(url);
    else
      showError(new Error('the authorization URL is at a foreign host'), {
        errorKey: 'shell:accounting.hostRefused',
      });
  } catch (error) {
    showError(error, {});
  }
}

/** A 411 (spec 1 §4): leads to where the bookkeeping service asks for consent, once for calls that fail together; never to a foreign host. */
export function leadToAuthorization(): Promise<void> {
  asking ??= lead().finally(() => {
    asking = null;
  });
  return asking;
}

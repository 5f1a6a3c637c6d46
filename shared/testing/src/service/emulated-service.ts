import { randomBytes } from 'node:crypto';
import { serviceAccess } from '@paga/mock-api/bookkeeping/connection/service-access';
import type { ServiceAccess } from '@paga/mock-api/core/http/service-access';
import { createEmulator } from '@paga/mock-api/emulators/quickbooks/emulator';
import { newState, type State } from '@paga/mock-api/emulators/quickbooks/state';

const EMULATOR = 'http://127.0.0.1:4010';

/** What the landing page is called with. */
export type Consent = { code: string; state: string; realmId: string };

/** An emulator of the bookkeeping service in this process, and how a server reaches it. `called` are the addresses that were called. */
export type EmulatedService = {
  service: ServiceAccess;
  state: State;
  called: string[];
  consent: (url: string, realm?: string) => Promise<Consent>;
};

/** Starts one; `change` may put another `fetch` in between. Nothing is waited for, nothing goes over a network. */
export function emulatedService(
  now: () => Date,
  change: (inner: typeof fetch) => typeof fetch = (inner) => inner,
): EmulatedService {
  const [state, called]: [State, string[]] = [newState(), []];
  const emulator = createEmulator({ state, now, save: () => undefined, unthrottled: true });
  const direct: typeof fetch = async (address, init) => {
    called.push(`${init?.method ?? 'GET'} ${address}`);
    const response = await emulator.fetch(new Request(address as string, init));
    if (response.headers.get('x-emulator-lost') === '1') throw new TypeError('fetch failed');
    return response;
  };
  const settings = {
    environment: { emulator: EMULATOR },
    client: undefined,
    key: { name: 'BOOKKEEPING_KEY', value: randomBytes(32).toString('hex'), file: '' },
    allowsLoopback: true,
  };
  const access = serviceAccess(settings);
  const consent = async (url: string, realm = Object.keys(state.companies)[0] ?? '') => {
    const asked = Object.fromEntries(new URL(url).searchParams);
    const form = new URLSearchParams({ ...asked, realm, answer: 'connect' });
    const answer = await direct(`${EMULATOR}/connect/oauth2`, { method: 'POST', body: form });
    const {
      code = '',
      state: given = '',
      realmId = '',
    } = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
    return { code, state: given, realmId };
  };
  return {
    service: { ...access, fetch: change(direct), wait: async () => undefined },
    state,
    called,
    consent,
  };
}

/**
 * What a person is asked for: `either` their password or a passkey (`STEP_UP_NEEDED`), a `passkey` (`PASSKEY_NEEDED`), or a password of their own instead of the
 * one they were given (`PASSWORD_NOT_OWN`). `companyId` is the company that the call was about; null: it names none.
 */
export type StepUpQuestion = { companyId: number | null; wants: 'either' | 'passkey' | 'ownPassword' };

/** How calls are made from this page; set once by the shell, or by a test. */
export type ClientConfiguration = {
  /** Where the API stands, e.g. `/api` or `http://127.0.0.1:3000/api`. */
  baseUrl: string;
  /** Where the calls stand that are declared with `base: 'root'`; where nothing is said, with the others. */
  rootUrl?: string;
  /** The bearer half of the session, as kept in the browser's storage. */
  token: { read(): string | null; write(token: string): void };
  /** The company the tab shows; sent as `X-Company`. */
  companyId(): number | null;
  /** A 401: the session is gone. Called once for calls that fail together. */
  onSignedOut?(): void;
  /** A 411: the bookkeeping service wants its authorization. */
  onAuthorizationRequired?(): void;
  /** A 409 `WIRE_CHANGED`: the call is not the one that the server has by now, the page has to be loaded anew. */
  onWireChanged?(): void;
  /** What a person has just asked for wants more of them than an open session: asks them. True: the call is made once more, false: it fails. */
  onStepUpNeeded?(question: StepUpQuestion): Promise<boolean>;
  /** Milliseconds until a call without an answer fails with `TIMEOUT`; 30,000 when not said. */
  timeoutMs?: number;
  /** Another `fetch`, for tests. */
  fetch?: typeof globalThis.fetch;
};

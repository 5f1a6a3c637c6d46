import type { CDPSession, Page } from 'playwright-core';

type Passkeys = {
  devtools: CDPSession;
  /** Its id in the browser's own words. */
  device: string;
};

/** Gives a page a device of Chromium's own making that knows its person: it answers without a question. */
export async function withPasskeys(page: Page): Promise<Passkeys> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const),
    ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return { devtools, device: authenticatorId };
}

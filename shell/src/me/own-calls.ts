import { configureClient } from '@paga/client';
import { apiBases } from '#session/api-bases.ts';
import { announceNewVersion } from '../new-version.ts';
import { ownToken } from './own-session.ts';

/** How calls are made from a page of the own session; one of the office in the same browser says nothing here. */
export function configureOwnCalls(onSignedOut: () => void): void {
  configureClient({
    ...apiBases(),
    token: ownToken,
    companyId: () => null,
    onSignedOut,
    onWireChanged: announceNewVersion,
  });
}

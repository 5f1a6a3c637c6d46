import { and, asc, desc, eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { BY_OFFICE, NUMBERED, type Stored, storedTable } from '#core/http/stored-table.ts';
import { attachment } from '#people/public.ts';
import { ownDocument } from '../documents/table.ts';
import { ownAccount, ownAddress, ownLink, ownPasskey, ownSession } from '../table.ts';

const SECRET = 'a secret, or what a secret is compared with';
const OF_ACCOUNT = { id: NUMBERED, accountId: NUMBERED };
/** Of sessions that have ended the newest are shown; older ones are forgotten by a job anyway. */
const MOST_SESSIONS = 100;

const documents = storedTable(ownDocument, {
  shown: {
    ...{ attachmentId: 'text', askedAt: 'moment', openedAt: 'moment', confirmedAt: 'moment', sha256: 'text' },
    ...{ reminders: 'number', remindedAt: 'moment' },
  },
  leftOut: { id: NUMBERED, tenantId: NUMBERED, employeeId: NUMBERED, askedBy: BY_OFFICE },
  read: (ctx) => {
    const { askedAt, openedAt, confirmedAt, sha256, reminders, remindedAt } = ownDocument;
    return ctx.tx
      .select({
        attachmentId: attachment.fileName,
        ...{ askedAt, openedAt, confirmedAt, sha256, reminders, remindedAt },
      })
      .from(ownDocument)
      .innerJoin(attachment, and(ownRowsOf(ctx, attachment), eq(attachment.id, ownDocument.attachmentId)))
      .where(ownRowsOf(ctx, ownDocument))
      .orderBy(asc(ownDocument.id));
  },
});

/** The own page itself: what is to be read, who was invited and joined, the account with its addresses, passkeys and sessions. */
export const ownStored: Stored = {
  tables: [
    documents,
    storedTable(ownLink, {
      shown: {
        ...{ state: 'choice', address: 'text', invitedAt: 'moment', expiresAt: 'moment', joinedAt: 'moment' },
        ...{ payslipsReadAt: 'moment', endedAt: 'moment', endReason: 'choice' },
      },
      leftOut: {
        ...{
          ...OF_ACCOUNT,
          tenantId: NUMBERED,
          employeeId: NUMBERED,
          invitedBy: BY_OFFICE,
          endedBy: BY_OFFICE,
        },
        ...{ tokenHash: SECRET, tries: SECRET },
      },
    }),
    storedTable(ownAccount, {
      shown: { address: 'text', language: 'choice', createdAt: 'moment' },
      leftOut: { id: NUMBERED, handle: NUMBERED },
      read: ({ asAccess, own }) =>
        asAccess((tx) =>
          tx
            .select({
              address: ownAccount.address,
              language: ownAccount.language,
              createdAt: ownAccount.createdAt,
            })
            .from(ownAccount)
            .where(eq(ownAccount.id, own.accountId)),
        ),
    }),
    storedTable(ownAddress, {
      shown: { address: 'text', confirmedAt: 'moment', replacedAt: 'moment' },
      leftOut: OF_ACCOUNT,
      read: ({ asAccess, own }) =>
        asAccess((tx) =>
          tx
            .select({
              address: ownAddress.address,
              confirmedAt: ownAddress.confirmedAt,
              replacedAt: ownAddress.replacedAt,
            })
            .from(ownAddress)
            .where(eq(ownAddress.accountId, own.accountId))
            .orderBy(asc(ownAddress.id)),
        ),
    }),
    storedTable(ownPasskey, {
      shown: { name: 'text', synced: 'yes', createdAt: 'moment', lastUsedAt: 'moment' },
      leftOut: {
        ...{ ...OF_ACCOUNT, credentialId: SECRET, publicKey: SECRET, counter: SECRET },
        transports: 'how the device is reached: said by the browser, for the browser',
      },
      read: ({ asAccess, own }) =>
        asAccess((tx) =>
          tx
            .select({
              name: ownPasskey.name,
              synced: ownPasskey.synced,
              createdAt: ownPasskey.createdAt,
              lastUsedAt: ownPasskey.lastUsedAt,
            })
            .from(ownPasskey)
            .where(eq(ownPasskey.accountId, own.accountId))
            .orderBy(asc(ownPasskey.id)),
        ),
    }),
    storedTable(ownSession, {
      shown: {
        ...{ device: 'text', networkAddress: 'text', createdAt: 'moment', lastActiveAt: 'moment' },
        ...{ expiresAt: 'moment', endedAt: 'moment' },
      },
      leftOut: {
        ...{ ...OF_ACCOUNT, linkId: NUMBERED, cookieHash: SECRET, handleHash: SECRET },
        freshUntil: 'ends five minutes after a passkey or a code',
      },
      read: ({ asAccess, own }) =>
        asAccess((tx) =>
          tx
            .select({
              device: ownSession.device,
              networkAddress: ownSession.networkAddress,
              createdAt: ownSession.createdAt,
              lastActiveAt: ownSession.lastActiveAt,
              expiresAt: ownSession.expiresAt,
              endedAt: ownSession.endedAt,
            })
            .from(ownSession)
            // At another employer the account has other sessions.
            .where(and(eq(ownSession.accountId, own.accountId), eq(ownSession.linkId, own.linkId)))
            .orderBy(desc(ownSession.id))
            .limit(MOST_SESSIONS),
        ),
    }),
  ],
  leftOut: { own_code: 'a mailed code lives ten minutes and is a secret' },
};

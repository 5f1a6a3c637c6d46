import { and, asc, eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ownRowsOf } from '#core/db/own-rows.ts';
import {
  BY_OFFICE,
  type Declared,
  NUMBERED,
  type Stored,
  type StoredRow,
  storedTable,
} from '#core/http/stored-table.ts';
import { attachment } from '#people/public.ts';
import { ownDocument } from '../documents/table.ts';
import { ownAccount, ownAddress, ownLink, ownPasskey, ownSession } from '../table.ts';

const SECRET = 'a secret, or what a secret is compared with';
const OF_ACCOUNT = { id: NUMBERED, accountId: NUMBERED };

/** A table of the account, which the role of own pages may not read: a function of the database answers the rows of the account whose page it is. */
function ofAccount<T extends PgTable>(table: T, declared: Declared<T>) {
  return storedTable(table, {
    ...declared,
    read: async ({ tx }) => {
      const { rows } = await tx.execute<{ row: StoredRow }>(
        sql`select "row" from own_account_rows(${getTableName(table)})`,
      );
      return rows.map(({ row }) => row);
    },
  });
}

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
    ofAccount(ownAccount, {
      shown: { address: 'text', language: 'choice', createdAt: 'moment' },
      leftOut: { id: NUMBERED, handle: NUMBERED },
    }),
    ofAccount(ownAddress, {
      shown: { address: 'text', confirmedAt: 'moment', replacedAt: 'moment' },
      leftOut: OF_ACCOUNT,
    }),
    ofAccount(ownPasskey, {
      shown: { name: 'text', synced: 'yes', createdAt: 'moment', lastUsedAt: 'moment' },
      leftOut: {
        ...{ ...OF_ACCOUNT, credentialId: SECRET, publicKey: SECRET, counter: SECRET },
        transports: 'how the device is reached: said by the browser, for the browser',
      },
    }),
    ofAccount(ownSession, {
      shown: {
        ...{ device: 'text', networkAddress: 'text', createdAt: 'moment', lastActiveAt: 'moment' },
        ...{ expiresAt: 'moment', endedAt: 'moment' },
      },
      leftOut: {
        ...{ ...OF_ACCOUNT, linkId: NUMBERED, cookieHash: SECRET, handleHash: SECRET },
        freshUntil: 'ends five minutes after a passkey or a code',
      },
    }),
  ],
  leftOut: { own_code: 'a mailed code lives ten minutes and is a secret' },
};

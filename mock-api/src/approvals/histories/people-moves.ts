import { agreeToJoin } from '@paga/contract/identity/joining';
import {
  createAdmin,
  createUser,
  deleteUser,
  updateAdmin,
  updateUserStatus,
} from '@paga/contract/identity/users';
import { TEST_PASSWORD } from '@paga/testing/server';
import type { Move, Play } from './move.ts';
import { of, type Stage } from './stage.ts';

/** The password of everybody who is made; those who were there have the usual one. */
const PASSWORD = 'Mali2026';
const FOUR = 4;
const MADE_AT_MOST = 3;

/** A person made by somebody, who knows the password and acts by it as well. */
async function makePerson(stage: Stage, move: Move): Promise<void> {
  const by = stage.account(move.by);
  if (stage.accounts.length >= FOUR + MADE_AT_MOST) return;
  const roleId = of([4, 3, 2] as const, move.what);
  const email = `i${stage.accounts.length}.${stage.company.id}@agimi.test`;
  const name = `I bërë ${stage.accounts.length}`;
  const body = { name, email, password: PASSWORD, roleId, tenantIds: [stage.company.id] };
  const call = roleId === 2 ? createAdmin : createUser;
  const done = await stage.change(by, `makes a person of role ${roleId} ${email}`, call, { body });
  if (!done) return;
  const { id } = done.body;
  const user = { id, email, name, roleId, handle: '', cookie: '' };
  stage.accounts.push({ user, password: PASSWORD, isGiven: true });
  stage.controls.note(id, by.user.id, stage.now, 'access');
}

/** Somebody who works elsewhere is added by the own e-mail, and agrees by the mailed link. */
async function invitePerson(stage: Stage, move: Move): Promise<void> {
  const by = stage.account(move.by);
  if (stage.accounts.length >= FOUR + MADE_AT_MOST) return;
  const user = await stage.server.user({ roleId: 4, companies: [stage.elsewhere], name: 'I ftuar' });
  const body = { name: user.name, email: user.email, password: PASSWORD, tenantIds: [stage.company.id] };
  if (!(await stage.change(by, `invites ${user.name} of ${user.id}`, createUser, { body }))) return;
  const { rows } = await stage.server.asAccess((tx) =>
    tx.execute<{ text: string }>(
      `select "textBody" as "text" from "outbox_mail" where "recipient" = '${user.email}'`,
    ),
  );
  const token = /token=([\w-]+)/.exec(rows.map(({ text }) => text).join())?.[1] ?? '';
  const account = { user, password: TEST_PASSWORD };
  await stage.change(account, `joins of ${user.id}`, agreeToJoin, { body: { token } });
  stage.accounts.push(account);
  stage.controls.note(user.id, by.user.id, stage.now, 'access');
}

async function alterPerson(stage: Stage, move: Move): Promise<void> {
  const [by, other] = [stage.account(move.by), stage.account(move.whom)];
  if (by === other || other.user.roleId === 1) return;
  const { id } = other.user;
  const email = `n${stage.log.length}.${stage.company.id}@agimi.test`;
  const roleId = of([2, 3, 4] as const, move.what);
  const isRole = move.what % 2 === 0;
  const what = isRole ? `sets the role of ${id} to ${roleId}` : `sets the e-mail of ${id} to ${email}`;
  const change = isRole ? { roleId } : { email };
  if (!(await stage.change(by, what, updateAdmin, { body: { id, ...change } }))) return;
  if (isRole && other.user.roleId === roleId) return;
  Object.assign(other.user, change);
  stage.controls.note(id, by.user.id, stage.now, isRole ? 'role' : 'access');
}

async function switchPerson(stage: Stage, move: Move): Promise<void> {
  const [by, other] = [stage.account(move.by), stage.account(move.whom)];
  const status = move.what % 3 === 0 ? 2 : 1;
  const body = { userId: other.user.id, status } as const;
  await stage.change(by, `switches the person of ${other.user.id} to ${status}`, updateUserStatus, { body });
}

/** Only somebody who was made in this history: the four stay. */
async function deletePerson(stage: Stage, move: Move): Promise<void> {
  const made = stage.accounts.slice(FOUR);
  if (made.length === 0) return;
  const userId = of(made, move.whom).user.id;
  await stage.change(stage.account(move.by), `deletes the person of ${userId}`, deleteUser, {
    query: { userId },
  });
}

export const PEOPLE_MOVES: Record<string, Play> = {
  makePerson: { weight: 4, play: makePerson },
  invitePerson: { weight: 1, play: invitePerson },
  alterPerson: { weight: 4, play: alterPerson },
  switchPerson: { weight: 1, play: switchPerson },
  deletePerson: { weight: 1, play: deletePerson },
};

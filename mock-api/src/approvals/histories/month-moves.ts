import {
  acceptSalaryWarnings,
  closePeriod,
  type Finding,
  getClosedVersions,
  getSalaryChecks,
  getSignOff,
  markClosing,
  reopenPeriod,
  signOffMonth,
  withdrawAcceptance,
  withdrawSignOff,
} from '@paga/contract/payroll';
import { calculate } from './figure-moves.ts';
import { type Move, monthOf, type Play } from './move.ts';
import { requireLists, requireTwo } from './oracle.ts';
import { accountName, type Month } from './pay-model.ts';
import type { Agreement } from './provenance.ts';
import { type Account, CODE, of, type Stage } from './stage.ts';

/** The warnings that stand open, as this account reads them; somebody careful leaves out what is about their own change. */
async function openWarnings(stage: Stage, by: Account, month: Month, isCareful: boolean): Promise<Finding[]> {
  const { status, body } = await stage.ask(by, getSalaryChecks, stage.query(month));
  if (status !== 200) return [];
  const open = body.findings.filter(({ level, accepted }) => level === 'warning' && accepted === null);
  return open.filter(({ ownChange }) => !isCareful || !ownChange);
}

const named = (findings: readonly Finding[]) =>
  findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));

/** What was accepted of changed accounts; by the mind that changed one it must not be, where two are asked for. */
function noteAccepted(stage: Stage, findings: readonly Finding[], agreement: Agreement): void {
  const { minds } = agreement;
  for (const { employeeId } of findings.filter(({ code }) => code === 'ACCOUNT_CHANGED')) {
    const { current } = stage.model.element(accountName(employeeId));
    const isOwn = current.makers !== null && !stage.controls.areDifferent(current.makers, minds);
    if (stage.model.isTwoAsked && isOwn && !stage.model.isAgreed(current))
      stage.fail(`the changed account of ${employeeId} was accepted by the mind that changed it`);
    current.agreements.add(agreement);
  }
}

/** Accepts what stands open. */
export async function accept(stage: Stage, by: Account, month: Month, isCareful = false): Promise<void> {
  const findings = await openWarnings(stage, by, month, isCareful);
  if (findings.length === 0) return;
  const body = { ...stage.named(month), note: 'E pashë', findings: named(findings) };
  const what = `accepts of ${month}: ${findings.map(({ code, employeeId }) => `${code} ${employeeId}`)}`;
  if (!(await stage.change(by, what, acceptSalaryWarnings, { body }))) return;
  const agreement: Agreement = { by: 'acceptance', minds: stage.agreeingAs(by), withdrawn: false };
  noteAccepted(stage, findings, agreement);
  for (const { employeeId, code } of findings)
    if (code === 'ACCOUNT_CHANGED') stage.acceptances.set(`${month} ${employeeId}`, agreement);
}

async function takeAcceptanceBack(stage: Stage, move: Move): Promise<void> {
  const month = monthOf(move);
  const { body } = await stage.ask(stage.reader, getSalaryChecks, stage.query(month));
  const accepted = body.findings.filter((one) => one.accepted !== null);
  if (accepted.length === 0) return;
  const { employeeId, code: finding } = of(accepted, move.whom);
  const input = { body: { ...stage.named(month), employeeId, finding } };
  const what = `withdraws the acceptance of ${employeeId} ${finding} in ${month}`;
  if (!(await stage.change(stage.account(move.by), what, withdrawAcceptance, input))) return;
  const agreement = stage.acceptances.get(`${month} ${employeeId}`);
  if (agreement && finding === 'ACCOUNT_CHANGED') agreement.withdrawn = true;
}

/** Signs off what the person has just read; `isWhole`: accepts what stands open by it. */
export async function sign(stage: Stage, by: Account, month: Month, isWhole = false): Promise<boolean> {
  const { status, body } = await stage.ask(by, getSignOff, stage.query(month));
  if (status !== 200 || body.content === '') return false;
  const rows = await stage.rows(month);
  const nets = new Map(rows.map(({ employeeId, netto }) => [employeeId, netto]));
  const findings = isWhole ? await openWarnings(stage, by, month, false) : [];
  const accepts = findings.length > 0 ? { note: 'E pashë', findings: named(findings) } : undefined;
  const input = { body: { ...stage.named(month), content: body.content, accepts } };
  const what = `signs off of ${month}${accepts ? ` and accepts ${findings.length}` : ''}`;
  if (!(await stage.change(by, what, signOffMonth, input))) return false;
  stage.model.requireKnown(month, rows);
  const agreement: Agreement = { by: 'signOff', minds: stage.agreeingAs(by), withdrawn: false };
  // What is accepted by a sign-off goes with it.
  noteAccepted(stage, findings, agreement);
  stage.model.cover(month, stage.employees, agreement);
  stage.model.signed.set(month, { agreement, nets });
  return true;
}

async function withdraw(stage: Stage, move: Move): Promise<void> {
  const [by, month] = [stage.account(move.by), monthOf(move)];
  const input = { body: stage.named(month) };
  if (!(await stage.change(by, `withdraws the sign-off of ${month}`, withdrawSignOff, input))) return;
  const signed = stage.model.signed.get(month);
  if (signed) signed.agreement.withdrawn = true;
  stage.model.signed.delete(month);
}

/** Closes, and looks at what is paid by it. */
export async function close(stage: Stage, by: Account, month: Month): Promise<boolean> {
  const input = { body: { ...stage.named(month), code: CODE } };
  if (!(await stage.change(by, `closes of ${month}`, closePeriod, input))) return false;
  await requireTwo(stage, month);
  stage.model.signed.delete(month);
  return true;
}

async function reopen(stage: Stage, move: Move): Promise<void> {
  const month = monthOf(move);
  const input = { body: { ...stage.named(month), code: CODE } };
  await stage.change(stage.account(move.by), `reopens of ${month}`, reopenPeriod, input);
}

/** Makes the bank list and notes that it was paid. */
export async function pay(stage: Stage, by: Account, month: Month): Promise<void> {
  const { body } = await stage.ask(stage.reader, getClosedVersions, stage.query(month));
  const [newest] = body.versions ?? [];
  if (!newest || newest.reopenedAt !== null || newest.paid !== null) return;
  await requireLists(stage, by, month, newest.id);
  const marking = { mark: 'paid' as const, on: stage.server.clock.now().toISOString().slice(0, 10) };
  const input = { params: { versionId: newest.id }, body: marking };
  if (await stage.change(by, `pays of ${month}`, markClosing, input))
    stage.count(stage.isAtEnd ? 'paid at the end' : 'paid in the history');
}

/** The whole way of a month, each part by anybody. */
async function settle(stage: Stage, move: Move): Promise<void> {
  const month = monthOf(move);
  const by = (digit: number) => stage.account(Math.floor(move.what / 4 ** digit));
  await calculate(stage, stage.account(move.by), month);
  await accept(stage, by(0), month, true);
  await accept(stage, by(1), month);
  await sign(stage, stage.account(move.whom), month, move.what % 2 === 1);
  if (await close(stage, by(2), month)) await pay(stage, by(3), month);
}

type Part = (stage: Stage, by: Account, month: Month) => Promise<unknown>;
const part = (work: Part) => async (stage: Stage, move: Move) => {
  await work(stage, stage.account(move.by), monthOf(move));
};

const WAITS = [3_600, 86_400, 31 * 86_400] as const;

export const MONTH_MOVES: Record<string, Play> = {
  accept: { weight: 4, play: part(accept) },
  takeAcceptanceBack: { weight: 1, play: takeAcceptanceBack },
  sign: { weight: 4, play: part(sign) },
  signWhole: { weight: 3, play: part((stage, by, month) => sign(stage, by, month, true)) },
  withdraw: { weight: 2, play: withdraw },
  close: { weight: 4, play: part(close) },
  reopen: { weight: 3, play: reopen },
  pay: { weight: 2, play: part(pay) },
  settle: { weight: 14, play: settle },
  wait: {
    weight: 2,
    play: async (stage, move) => {
      const seconds = of(WAITS, move.what);
      stage.server.clock.advance(seconds);
      stage.log.push(`${seconds / 3_600} hours pass`);
    },
  },
};

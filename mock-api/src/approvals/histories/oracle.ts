import { exportBankFile, getBankLists } from '@paga/contract/filing';
import { type ClosedRow, getClosedVersion, getClosedVersions } from '@paga/contract/payroll';
import { toCents } from '@paga/payroll';
import { followed } from '@paga/testing/report-file';
import { accountName, type Month } from './pay-model.ts';
import type { Account, Stage } from './stage.ts';

async function closedRows(stage: Stage, versionId: number): Promise<ClosedRow[]> {
  const { status, body } = await stage.ask(stage.reader, getClosedVersion, { params: { versionId } });
  if (status !== 200) throw new Error(`the closing was not read: ${status} ${body.code}`);
  return body.rows;
}

/** Of a month that was just closed where two are asked for: every person, account and amount that it pays was agreed to by two. */
export async function requireTwo(stage: Stage, month: Month): Promise<void> {
  const { model } = stage;
  stage.count(model.isTwoAsked ? 'closed by two' : 'closed while one is enough');
  if (!model.isTwoAsked) return model.settle(month, stage.employees);
  const signed = model.signed.get(month);
  if (!signed) return stage.fail(`${month} was closed, and no sign-off was in force`);
  const { body } = await stage.ask(stage.reader, getClosedVersions, stage.query(month));
  const [newest] = body.versions;
  if (!newest) throw new Error('a month was closed without a closing');
  for (const row of await closedRows(stage, newest.id)) {
    const { employeeId, netto, bankAccountNumber } = row;
    if (signed.nets.get(employeeId) !== netto)
      stage.fail(`${month} pays ${netto} to ${employeeId}, signed off was ${signed.nets.get(employeeId)}`);
    if (netto === 0) continue;
    const account = model.valueOf(accountName(employeeId));
    if ((bankAccountNumber ?? undefined) !== account)
      throw new Error(`the model has lost an account of ${employeeId}: ${account}, ${bankAccountNumber}`);
    for (const what of model.notAgreed(month, employeeId))
      stage.fail(`${month} pays ${netto} to ${employeeId}, of which one mind alone has agreed to ${what}`);
  }
}

/** The bank file pays what the closing says, to the accounts that it has, and nothing else. */
export async function requireLists(
  stage: Stage,
  by: Account,
  month: Month,
  versionId: number,
): Promise<void> {
  const { body } = await stage.ask(by, getBankLists, { query: stage.named(month) });
  const paid: string[] = [];
  for (const { kind, payingAccountId } of body.lists ?? []) {
    const input = { body: { ...stage.named(month), kind, payingAccountId, layout: 'csv' } };
    const file = await stage.ask(by, exportBankFile, input);
    if (file.status !== 200) return;
    const response = await followed(stage.server, by.user, file.body.path);
    if (response.status === 200) paid.push(...paymentsOf(await response.text()));
  }
  if (paid.length === 0) return;
  const closed = (await closedRows(stage, versionId)).filter((row) => row.netto > 0 && row.bankAccountNumber);
  const agreed = closed.map((row) => `${row.bankAccountNumber} ${toCents(row.netto)}`);
  if (`${paid.sort()}` !== `${agreed.sort()}`)
    stage.fail(`the bank list of ${month} pays ${paid}, the closing ${agreed}`);
  stage.count('bank list');
}

/** Account and cents of each line of our CSV. */
function paymentsOf(text: string): string[] {
  const [heads = '', ...rows] = text.replace('﻿', '').trim().split(/\r?\n/);
  const at = (title: string) => heads.split(';').indexOf(title);
  const [account, amount] = [at('Llogaria bankare'), at('Shuma')];
  return rows.map((row) => {
    const cells = row.split(';');
    return `${cells[account]} ${toCents(Number(cells[amount]?.replace(',', '.')))}`;
  });
}

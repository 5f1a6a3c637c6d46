import {
  agreeSignOffOff,
  getSignOffRule,
  saveSignOffRule,
  withdrawSignOffOff,
} from '@paga/contract/approvals';
import type { Move, Play } from './move.ts';
import type { Account, Stage } from './stage.ts';

const isRequired = async (stage: Stage) =>
  (await stage.ask(stage.reader, getSignOffRule, {})).body.required === true;

/** What a change of the rule has come to: two who want it are asked for to switch it off. */
async function noteRule(stage: Stage, by: Account, wasRequired: boolean): Promise<void> {
  const { model, controls } = stage;
  const minds = stage.agreeingAs(by);
  const isNow = await isRequired(stage);
  if (wasRequired && !isNow && !model.asksOff.some((asker) => controls.areDifferent(asker, minds)))
    stage.fail(`the rule was switched off by one mind: ${[...minds.behind]}`);
  if (wasRequired !== isNow) model.asksOff = [];
  model.isTwoAsked = isNow;
}

async function askOff(stage: Stage, move: Move): Promise<void> {
  const by = stage.account(move.by);
  const wasRequired = await isRequired(stage);
  const body = { tenantId: stage.company.id, required: false };
  if (!(await stage.change(by, 'asks to switch the rule off', saveSignOffRule, { body }))) return;
  await noteRule(stage, by, wasRequired);
  if (wasRequired) stage.model.asksOff.push(stage.actingAs(by));
}

async function agreeOff(stage: Stage, move: Move): Promise<void> {
  const by = stage.account(move.by);
  const wasRequired = await isRequired(stage);
  const body = { tenantId: stage.company.id };
  if (await stage.change(by, 'agrees to switch the rule off', agreeSignOffOff, { body }))
    await noteRule(stage, by, wasRequired);
}

async function withdrawAsk(stage: Stage, move: Move): Promise<void> {
  const body = { tenantId: stage.company.id };
  const by = stage.account(move.by);
  if (await stage.change(by, 'withdraws the wish to switch the rule off', withdrawSignOffOff, { body }))
    stage.model.asksOff = [];
}

async function switchOn(stage: Stage, move: Move): Promise<void> {
  const by = stage.account(move.by);
  const wasRequired = await isRequired(stage);
  const body = { tenantId: stage.company.id, required: true };
  if (await stage.change(by, 'switches the rule on', saveSignOffRule, { body }))
    await noteRule(stage, by, wasRequired);
}

export const RULE_MOVES: Record<string, Play> = {
  askOff: { weight: 3, play: askOff },
  agreeOff: { weight: 3, play: agreeOff },
  withdrawAsk: { weight: 1, play: withdrawAsk },
  switchOn: { weight: 3, play: switchOn },
};

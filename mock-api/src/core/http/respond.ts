import type { FileAnswer } from '@paga/contract/endpoint';
import type { Context as HonoContext } from 'hono';
import { holdsMany, jsonInTurns } from '../turns.ts';
import type { BoundCall } from './bound-call.ts';
import type { AnswerDeps } from './deps.ts';
import { fileHeaders } from './file-headers.ts';
import { apiHeaders, jsonHeaders } from './headers.ts';
import { textOf } from './ready-answer.ts';
import { answerInPieces } from './serving/answer-in-pieces.ts';
import { undeclaredIn } from './serving/declared.ts';

/** What a handler answered as a response; in tests and development it is compared with the contract first. */
export async function respond(
  c: HonoContext,
  { call, name, area }: BoundCall,
  answer: unknown,
  deps: AnswerDeps,
  setsCookie: boolean,
): Promise<Response> {
  if (call.response === 'empty') return c.body(null, 204, apiHeaders(c, area));
  if (call.response === 'file') {
    const file = answer as FileAnswer;
    return c.body(file.bytes as Uint8Array<ArrayBuffer> | ReadableStream, 200, fileHeaders(c, file));
  }
  if (deps.checkAnswers) {
    const checked = call.response.safeParse(answer);
    if (!checked.success)
      throw new Error(`the answer of ${name} is not what the contract says: ${checked.error.message}`);
    const undeclared = undeclaredIn(answer, checked.data);
    if (undeclared !== undefined)
      throw new Error(`the answer of ${name} holds ${undeclared}, which the contract does not name`);
  }
  // A plain Response with a ready record is what the Node adapter answers fastest; Hono's own knows the cookies that were set.
  if (setsCookie) return c.json(answer as object, 200, apiHeaders(c, area));
  if (holdsMany(answer)) return answerInPieces(await jsonInTurns(answer), jsonHeaders(c, area));
  return new Response(textOf(answer), { headers: jsonHeaders(c, area) });
}

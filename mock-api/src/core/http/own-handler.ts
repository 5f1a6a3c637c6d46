import type { Endpoint } from '@paga/contract/endpoint';
import type { OwnPart } from '@paga/contract/own/parts';
import { DomainError, found } from '../domain-error.ts';
import type { OwnAccountContext, OwnEmployeeContext } from './context.ts';
import {
  type Direct,
  directHandler,
  type Handler,
  type HandlerContext,
  type Read,
  readHandler,
  type Write,
  writeHandler,
} from './handler.ts';
import type { OwnFacts } from './own-facts.ts';

/**
 * The part of the page that a call is of; left out: of the page itself, which everybody has who has a session. `atWork`: who has left, who reads payslips and
 * what they confirmed, asks for it no more.
 */
type OfPart = { part?: OwnPart | undefined; atWork?: boolean | undefined };

type OwnRead<E extends Endpoint> = Omit<Read<E, OwnEmployeeContext>, 'policy'> & OfPart;
/** `gate` is not for own pages: who asks proves themselves by `own.isFresh`. */
type OwnWrite<E extends Endpoint, Loaded> = Omit<
  Write<E, OwnEmployeeContext, Loaded>,
  'policy' | 'gate' | 'saved'
> &
  OfPart;

/** Whether a part answers: switched on by the company, or payslips to who has read some before the page was switched off. Errors: `OWN_PART_OFF`. */
function requirePart(own: OwnFacts, { part, atWork = false }: OfPart): void {
  const isOff = part !== undefined && !own.parts.includes(part);
  if (isOff || (atWork && own.leftOn !== null)) throw new DomainError('OWN_PART_OFF');
}

function ofPart<E extends Endpoint>(handler: Handler<E>, of: OfPart): Handler<E> {
  const handle = async (ctx: HandlerContext, input: never) => {
    requirePart(found(ctx.own), of);
    return handler.handle(ctx, input);
  };
  return { ...handler, handle };
}

/** A read of what is theirs, by an employee on the own page. */
export function ownRead<E extends Endpoint>({ part, atWork, ...handler }: OwnRead<E>): Handler<E> {
  return ofPart(readHandler('own', handler), { part, atWork });
}

/** A write of what is theirs. Its line in the audit log names the employee. */
export function ownWrite<E extends Endpoint, Loaded = undefined>({
  part,
  atWork,
  ...handler
}: OwnWrite<E, Loaded>): Handler<E> {
  return ofPart(writeHandler('own', handler), { part, atWork });
}

/** A call about the account at all its employers, or one that handles a secret: it opens its own transactions, and writes its own audit lines. */
export function ownSecret<E extends Endpoint>(handler: Direct<E, OwnAccountContext>): Handler<E> {
  return directHandler('own', handler);
}

import { getElectronicDeclaration as call } from '@paga/contract/reports/declaration';
import { read } from '#core/http/handler.ts';
import { mapInTurns } from '#core/turns.ts';
import { declarationRow, declaredOf } from './declaration.ts';

export const getElectronicDeclaration = read({
  call,
  replica: true,
  run: async (ctx, { query }) => mapInTurns(await declaredOf(ctx, query), declarationRow),
});

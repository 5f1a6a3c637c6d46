import { getElectronicDeclaration as call } from '@paga/contract/reports/declaration';
import { read } from '#core/http/handler.ts';
import { declarationRow, declaredOf } from './declaration.ts';

export const getElectronicDeclaration = read({
  call,
  run: async (ctx, { query }) => (await declaredOf(ctx, query)).map(declarationRow),
});

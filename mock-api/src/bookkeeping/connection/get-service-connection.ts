import { civilDateOf } from '@paga/calendar';
import { getServiceConnection as call } from '@paga/contract/bookkeeping';
import { companySecret } from '#core/http/handler.ts';
import { clientOf, findConnection, findSetting, secretsOf } from './stored-connection.ts';

/** How the company is connected, and until when. One encrypted with another key must be made again. */
export const getServiceConnection = companySecret({
  call,
  run: ({ inCompany, companyId, service, now }) =>
    inCompany(async (tx) => {
      const company = { tx, companyId };
      const [connection, setting] = [await findConnection(company), await findSetting(company)];
      const ends =
        connection &&
        [connection.refreshUntil, connection.hardUntil ?? connection.refreshUntil].sort(
          (one, other) => +one - +other,
        )[0];
      const isOver = ends !== undefined && ends <= now;
      const isGood =
        connection !== undefined &&
        !isOver &&
        service !== undefined &&
        secretsOf(service.keys, connection) !== undefined;
      const state = connection === undefined ? 'none' : isGood ? connection.state : 'reconnect';
      return {
        state,
        serviceCompany: connection?.serviceCompany ?? null,
        realmId: connection?.realmId ?? null,
        connectedAt: connection?.connectedAt.toISOString() ?? null,
        connectedUntil: ends ? civilDateOf(ends) : null,
        hasClient: service !== undefined && (await clientOf(company, service)) !== undefined,
        postsClosed: setting?.postsClosed ?? false,
      };
    }),
});

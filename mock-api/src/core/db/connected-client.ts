import pg from 'pg';

/**
 * A connection of its own, for work on the database itself. Losing it is an error of the statement under way, never of the process: a client
 * whose `error` nobody hears ends Node.
 */
export async function connectedClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  return client;
}

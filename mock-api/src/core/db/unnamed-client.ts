import pg from 'pg';
import { Flight } from './flight.ts';

type Query = (...given: unknown[]) => unknown;

/**
 * A client whose statements have no names: a pooler gives each transaction another connection, which knows nothing of a statement that was named on the
 * one before.
 */
export class UnnamedClient extends pg.Client {
  override query = ((asked: unknown, ...given: unknown[]) => {
    const query = pg.Client.prototype.query as unknown as Query;
    if (asked instanceof Flight) {
      asked.dropNames();
      return query.call(this, asked);
    }
    const named = typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked;
    return query.call(this, named ? { ...asked, name: undefined } : asked, ...given);
  }) as unknown as pg.Client['query'];
}

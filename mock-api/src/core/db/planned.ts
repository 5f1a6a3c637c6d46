import { connectionOf, type Database, type Tx } from './transaction.ts';

type Values = Readonly<Record<string, unknown>>;
type Prepared<Answer> = { execute: (values?: Record<string, unknown>) => Promise<Answer> };

/**
 * A statement that is asked all the time: its text is made once a connection, and PostgreSQL plans it once a connection instead of once a call,
 * which takes longer than the work of a short one. What differs from call to call are `sql.placeholder`s. `name` is the statement's own.
 */
export function planned<Answer>(
  name: string,
  build: (db: Pick<Database, 'select' | 'insert' | 'with' | '$with'>) => {
    prepare: (name: string) => Prepared<Answer>;
  },
): (db: Database | Tx, values: Values) => Promise<Answer> {
  const known = new WeakMap<object, Prepared<Answer>>();
  return (db, values) => {
    const connection = connectionOf(db);
    const prepared = known.get(connection) ?? build(connection).prepare(name);
    known.set(connection, prepared);
    return prepared.execute(values);
  };
}

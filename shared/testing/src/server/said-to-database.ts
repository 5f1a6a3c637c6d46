import pg from 'pg';

type Said = { text: string; values: readonly unknown[] };

/** One message, which waits for an answer: a statement, or several that go together. */
function messageOf([asked, values]: readonly unknown[]): Said[] {
  if (typeof asked === 'string') return [{ text: asked, values: [] }];
  const { carried, text } = asked as { carried?: Said[]; text: string };
  return carried ?? [{ text, values: (values as unknown[] | undefined) ?? [] }];
}

/** Does `work` and returns what this process said to PostgreSQL meanwhile, a message at a time, `begin` and `commit` with them. */
export async function saidToDatabase<T>(work: () => Promise<T>): Promise<{ answer: T; messages: Said[][] }> {
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await work();
    return { answer, messages: sent.mock.calls.map(messageOf) };
  } finally {
    sent.mockRestore();
  }
}

/** The texts of the statements of messages, in their order. */
export const statementsIn = (messages: readonly Said[][]): string[] =>
  messages.flat().map(({ text }) => text);

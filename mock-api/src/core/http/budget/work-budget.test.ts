import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createDocument, fillDocument } from '@paga/contract/documents';
import { getPayslipArchive } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { aDocx } from '@paga/testing/word';
import { endingWith, WorkBudget } from './work-budget.ts';

const begin = (budget: WorkBudget, userId = 1, companyId?: number) => {
  try {
    return { end: budget.begin(userId, companyId), again: undefined };
  } catch (error) {
    return { end: () => undefined, again: (error as { retryAfter?: number }).retryAfter };
  }
};

test('one after the other for ever, three at once for a while; the fourth waits, and nobody else does', () => {
  let at = 0;
  const budget = new WorkBudget(() => at);
  for (let call = 0; call < 100; call += 1) {
    const { end, again } = begin(budget);
    expect(again).toBeUndefined();
    at += 10_000;
    end();
  }
  const three = [1, 2, 3].map(() => begin(budget));
  expect(three.map(({ again }) => again)).toEqual([undefined, undefined, undefined]);
  expect(begin(budget).again).toBe(5);
  expect(begin(budget, 2).again).toBeUndefined();
  at += 40_000;
  for (const { end } of three) end();
  expect(begin(budget).again).toBeGreaterThan(5);
  at += 61_000;
  expect(begin(budget).again).toBeUndefined();
});

test('all people of a company have four at once together; another company is not asked to wait', () => {
  const budget = new WorkBudget(() => 0);
  const begun = [1, 1, 2, 2].map((userId) => begin(budget, userId, 7));
  expect(begun.map(({ again }) => again)).toEqual([undefined, undefined, undefined, undefined]);
  expect(begin(budget, 3, 7).again).toBe(5);
  expect(begin(budget, 3, 8).again).toBeUndefined();
  begun[0]?.end();
  expect(begin(budget, 3, 7).again).toBeUndefined();
});

test('a file that is made while it is sent counts until its last piece, or until nobody reads on', async () => {
  let ended = 0;
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull: (to) => {
        to.enqueue(Uint8Array.of(1));
        to.close();
      },
    });
  const file = endingWith({ bytes: stream() }, () => (ended += 1)) as { bytes: ReadableStream };
  expect(ended).toBe(0);
  expect((await new Response(file.bytes).bytes()).length).toBe(1);
  expect(ended).toBe(1);
  const left = endingWith({ bytes: stream() }, () => (ended += 1)) as { bytes: ReadableStream };
  await left.bytes.cancel();
  expect(ended).toBe(2);
});

test('a person who asks for many archives at once gets 429 with when to come again for those above three; a colleague is served', async () => {
  const server = await testServer();
  const company = await server.company();
  await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const archive = (user = company.admin) =>
    server.as(user).call(getPayslipArchive, { body: { tenantId: company.id, month: 10, year: 2026 } });
  // More than wait for a connection without having begun: their sessions are looked up in turns.
  const asked = Array.from({ length: 30 }, () => archive());
  const colleague = await archive(company.manager);
  const replies = await Promise.all(asked);
  const refused = replies.filter(({ status }) => status === 429);
  expect(colleague.status).toBe(200);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(refused[0]?.body.code).toBe('TOO_MUCH_AT_ONCE');
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await archive()).status).toBe(200);
});

test('filling a template leaves the event loop to the others', async () => {
  const server = await testServer();
  const company = await server.company();
  const admin = server.as(company.admin);
  const [id = 0] = await createdEmployees(admin, company, {});
  const file = new File([aDocx(['{{firstName}}'.repeat(1_000)])], 'a.docx');
  const { body } = await admin.call(createDocument, { body: { name: 'a', tenantId: company.id, file } });
  const fill = () =>
    admin.call(fillDocument, {
      body: { documentId: body.id, employeeIds: [id], keep: false },
    });
  expect((await fill()).status).toBe(200);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  expect((await fill()).status).toBe(200);
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(200);
});

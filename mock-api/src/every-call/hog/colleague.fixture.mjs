// A colleague in another company, in a process of its own: asks for a page of the list and for the health, one after the other, and notes how long each took.
const [, , origin, cookie, handle, tenantId] = process.argv;
const PAUSE_MS = 10;
const headers = { authorization: `Bearer ${handle}`, cookie: `paga_session=${cookie}` };
const list = `${origin}/api/employee/getEmployeesByTenantIdAndFilter?tenantId=${tenantId}&page=1&pageSize=10`;
let [times, failed] = [[], []];

async function ask(url, init) {
  const start = performance.now();
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    if (response.status !== 200) failed.push(response.status);
  } catch (error) {
    failed.push(String(error));
  }
  times.push(performance.now() - start);
}

let asking = false;
async function work() {
  while (asking) {
    await ask(list, { method: 'POST', headers });
    await ask(`${origin}/api/health`, {});
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

let done = Promise.resolve();
process.on('message', async ({ id, order }) => {
  if (order === 'begin') {
    [times, failed, asking] = [[], [], true];
    done = work();
  } else {
    asking = false;
    await done;
  }
  process.send({ id, answer: { times, failed } });
});
process.on('disconnect', () => process.exit(0));

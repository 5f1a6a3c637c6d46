import type { Server } from 'node:http';

export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Starts a server on a free port; answers with its origin. */
export function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

/** Milliseconds of one call, by so many one after the other, from the request to the last byte. */
export async function timed(url: string, init: RequestInit, calls: number): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < calls; index += 1) {
    const response = await fetch(url, init);
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${body}`);
  }
  return (performance.now() - started) / calls;
}

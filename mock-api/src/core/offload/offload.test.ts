import { BUNDLE_VARIABLE } from '@paga/testing/server-bundle';
import { offloaded } from './offload.ts';
import { Places } from './places.ts';
import { workFor } from './working-for.ts';

// From the sources, as in development; all other tests have the programs bundled, as people do.
delete process.env[BUNDLE_VARIABLE];

type Endless = ReturnType<typeof offloaded<typeof import('./endless.fixture.ts')>>;

test.each(['thread', 'process'] as const)(
  'work in a %s that does not end is ended, and the next is done',
  async (place) => {
    const [endless, hasty] = [60, 1].map((seconds) =>
      offloaded<typeof import('./endless.fixture.ts')>('core/offload/endless.fixture', {
        in: place,
        seconds,
      }),
    ) as [Endless, Endless];
    const [lost, other] = [hasty('spin', undefined), endless('echo', 'Arta')];
    await expect(lost).rejects.toMatchObject({ code: 'TOO_HEAVY' });
    expect(await other).toBe('Arta');
    expect(await endless('echo', 'Mira')).toBe('Mira');
    if (place === 'thread')
      await expect(endless('devour', undefined)).rejects.toMatchObject({ code: 'TOO_HEAVY' });
    else await expect(endless('crash', undefined)).rejects.toMatchObject({ code: 'TOO_HEAVY' });
    await expect(endless('refuse', 'NOT_FOUND')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      text: 'of a thread',
    });
    expect(await endless('echo', 'Besa')).toBe('Besa');
  },
);

test('a process that holds much memory after its job takes no further one', async () => {
  const jobs = offloaded<typeof import('./endless.fixture.ts')>('core/offload/endless.fixture', {
    in: 'process',
    seconds: 60,
  });
  const [small, full] = [await jobs('hold', 1), await jobs('hold', 450)];
  expect(full).toBe(small);
  expect(await jobs('hold', 1)).not.toBe(full);
});

test('a company has one place at a time: who comes later with something short is served first; the server itself has every place', async () => {
  const [places, order] = [new Places(2), [] as string[]];
  const begun = () => new Promise<string[]>((resolve) => setImmediate(() => resolve(order)));
  const gates = new Map<string, () => void>();
  const job = (name: string) => async () => {
    order.push(name);
    await new Promise<void>((resolve) => gates.set(name, resolve));
  };
  const long = [1, 2, 3].map((time) => workFor(7, () => places.run(job(`long ${time}`))));
  const short = workFor(8, () => places.run(job('short')));
  const own = places.run(job('own'));
  expect(await begun()).toEqual(['long 1', 'short']);
  gates.get('short')?.();
  await short;
  expect(await begun()).toEqual(['long 1', 'short', 'own']);
  gates.get('own')?.();
  await own;
  expect(await begun()).toHaveLength(3);
  for (const [at, one] of long.entries()) {
    await begun();
    gates.get(`long ${at + 1}`)?.();
    await one;
  }
  expect(order.slice(3)).toEqual(['long 2', 'long 3']);
});

test('a job that fails at once gives its place back', async () => {
  const places = new Places(1);
  const failing = (): never => {
    throw new Error('not begun');
  };
  await expect(workFor(7, () => places.run(failing))).rejects.toThrow('not begun');
  expect(await workFor(7, () => places.run(async () => 'done'))).toBe('done');
});

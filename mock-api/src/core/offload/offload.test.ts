import { BUNDLE_VARIABLE } from '@paga/testing/server-bundle';
import { offloaded } from './offload.ts';

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

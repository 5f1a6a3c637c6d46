/**
 * Does some work and returns the milliseconds of processor time that this process spent meanwhile. Unlike a clock they stay the same when other
 * processes take the machine, so that a test can compare what two answers cost; the least of several leaves out what the process did besides.
 */
export async function processorTime<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

import { AsyncLocalStorage } from 'node:async_hooks';

const companies = new AsyncLocalStorage<number>();

/** Does a company's work: what it gives to threads and processes is counted for the company. */
export const workFor = <T>(companyId: number | undefined, work: () => T): T =>
  companyId === undefined ? work() : companies.run(companyId, work);

/** The company whose work is being done; none for what the server does by itself, and for the rest of a file that is made while it is sent. */
export const workingFor = (): number | undefined => companies.getStore();

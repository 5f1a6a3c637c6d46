import { hash, verify } from '@node-rs/argon2';

/** 46 MiB, one pass: OWASP's first choice for argon2id; measured at 52 ms. */
export const PASSWORD_COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** At most 4 at once, so that a storm of guesses cannot take the machine's memory. */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** What the database keeps of a password. */
export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, PASSWORD_COST));
}

let nobodys: Promise<string> | undefined;

/** Whether a hash was made as one is made today: by the same function, at the same cost. */
function isOfToday(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = PASSWORD_COST;
  return stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** The hash to store instead of one made at another cost, once its password is at hand; undefined when there is nothing to renew. */
export async function renewedHash(stored: string, password: string): Promise<string | undefined> {
  return isOfToday(stored) ? undefined : hashPassword(password);
}

/** Whether the password is right. Without a stored hash (unknown user) it takes as long and is wrong. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored !== undefined) return oneOfFew(() => verify(stored, password));
  nobodys ??= hashPassword('nobody has this password');
  const hashed = await nobodys;
  await oneOfFew(() => verify(hashed, password));
  return false;
}

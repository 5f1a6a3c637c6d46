import { DomainError } from '#core/domain-error.ts';
import { type Share, type Shares, sharesOf } from './share.ts';

/** So long a call waits for a connection. */
const WAITS_MS = 5_000;
const AGAIN_AFTER_S = 5;
/** So many calls of a person wait, and so many of all together; the next is refused at once. */
const WAITING = { of: 50, all: 1_000 };

/** What is counted together, and how many connections it may have. */
type Count = { key: string; most: number };

type Claim = { counts: readonly Count[]; who: string; company: string | undefined };

type Waiter = { claim: Claim; grant: () => void };

/** Gives a connection back; once. */
export type GiveBack = () => void;

/**
 * Who may have a connection of the pool. Nothing here touches the database: a call that may not have one waits in this queue, where it costs nobody
 * anything. A free place goes to the waiting person whose company, then who, has the fewest, then to the one who waits longest.
 */
export class ConnectionShares {
  readonly #shares: Shares;
  readonly #waitsMs: number;
  /** What is in use, by the key of a count; only what is in use has an entry. */
  readonly #used = new Map<string, number>();
  /** How many of each wait. */
  readonly #waitingOf = new Map<string, number>();
  readonly #waiters = new Set<Waiter>();

  constructor(connections: number, waitsMs = WAITS_MS) {
    this.#shares = sharesOf(connections);
    this.#waitsMs = waitsMs;
  }

  /** How many connections are in use, and how many calls wait for one. */
  get load(): { used: number; waiting: number; counted: number } {
    return { used: this.#usedBy('all'), waiting: this.#waiters.size, counted: this.#used.size };
  }

  /** A place at once or, as a promise, later; refused with `TOO_MUCH_AT_ONCE` after 5 s, or where too many wait already. Jobs wait as long as it takes. */
  take(share: Share): GiveBack | Promise<GiveBack> {
    const claim = this.#claimOf(share);
    return this.#fits(claim) ? this.#granted(claim) : this.#waiting(claim, share);
  }

  #claimOf(share: Share): Claim {
    const { all, person, company, sessions, visitors, jobs } = this.#shares;
    const counts: Count[] = [{ key: 'all', most: all }];
    if (share.of === 'program') return { counts, who: 'program', company: undefined };
    if (share.of === 'sessions') {
      counts.push({ key: 'sessions', most: sessions });
      return { counts, who: 'sessions', company: undefined };
    }
    // One is always left for the look for a session: without it nobody would even learn when to come again.
    counts.push({ key: 'work', most: all - 1 });
    if (share.of !== 'person') {
      counts.push({ key: share.of, most: share.of === 'jobs' ? jobs : visitors });
      return { counts, who: share.of, company: undefined };
    }
    const who = `person ${share.userId}`;
    counts.push({ key: who, most: person });
    if (share.companyId === undefined) return { counts, who, company: undefined };
    const ofCompany = `company ${share.companyId}`;
    counts.push({ key: ofCompany, most: company });
    if (share.calculates) counts.push({ key: `calculation ${share.companyId}`, most: 1 });
    return { counts, who, company: ofCompany };
  }

  #usedBy = (key: string) => this.#used.get(key) ?? 0;

  #fits({ counts }: Claim): boolean {
    for (const { key, most } of counts) if (this.#usedBy(key) >= most) return false;
    return true;
  }

  #granted({ counts }: Claim): GiveBack {
    for (const { key } of counts) this.#used.set(key, this.#usedBy(key) + 1);
    let isOut = true;
    return () => {
      if (!isOut) return;
      isOut = false;
      for (const { key } of counts) lower(this.#used, key);
      if (this.#waiters.size > 0) this.#grantNext();
    };
  }

  #waiting(claim: Claim, share: Share): Promise<GiveBack> {
    const ofThem = this.#waitingOf.get(claim.who) ?? 0;
    const most = share.of === 'person' ? WAITING.of : WAITING.all;
    if (ofThem >= most || this.#waiters.size >= WAITING.all) return Promise.reject(tooMuch());
    const signal = share.of === 'person' ? share.signal?.() : undefined;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiters.delete(waiter);
        lower(this.#waitingOf, claim.who);
        clearTimeout(timer);
        signal?.removeEventListener('abort', refuse);
      };
      const refuse = () => {
        leave();
        reject(tooMuch());
      };
      const waiter: Waiter = {
        claim,
        grant: () => {
          leave();
          resolve(this.#granted(claim));
        },
      };
      const isPatient = share.of === 'jobs' || share.of === 'program';
      const timer = isPatient ? undefined : setTimeout(refuse, this.#waitsMs);
      this.#waiters.add(waiter);
      this.#waitingOf.set(claim.who, ofThem + 1);
      if (signal?.aborted) refuse();
      else signal?.addEventListener('abort', refuse, { once: true });
    });
  }

  /** Lets in those who fit now, the poorest first. */
  #grantNext(): void {
    for (let next = this.#poorest(); next; next = this.#poorest()) next.grant();
  }

  #poorest(): Waiter | undefined {
    let [best, least] = [undefined as Waiter | undefined, Number.POSITIVE_INFINITY];
    for (const waiter of this.#waiters) {
      const { company, who } = waiter.claim;
      const has = (company === undefined ? 0 : this.#usedBy(company)) * this.#shares.all + this.#usedBy(who);
      if (has >= least || !this.#fits(waiter.claim)) continue;
      [best, least] = [waiter, has];
    }
    return best;
  }
}

/** A count that reaches nothing is forgotten: the map holds who is there now, not who ever was. */
function lower(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

const tooMuch = () => new DomainError('TOO_MUCH_AT_ONCE', { retryAfter: AGAIN_AFTER_S });

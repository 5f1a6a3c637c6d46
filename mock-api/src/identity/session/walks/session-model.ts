import type { TestUser } from '@paga/testing/server';
import type { TestBrowser } from '@paga/testing/two-factor';

const [IDLE, ABSOLUTE, TICKET, GRACE] = [30 * 60, 12 * 3_600, 30 * 60, 10];
export const NEWEST = Number.POSITIVE_INFINITY;

type Session = {
  who: TestUser;
  level: 'ticket' | 'full';
  lastActive: number;
  expires: number;
  ended: boolean;
  /** The pair before the newest was shown for another one: borne once. */
  tried: boolean;
  /** Until when a confirmed passkey opens what the company guards. */
  granted: number;
};
/** A pair of halves; `until`: from when on it is worth nothing because a newer one has taken its place. */
export type Pair = { session: Session; user: TestUser; until: number };
/** A browser of the person with two-factor sign-in, and until when it is trusted. */
type Browser = { jar: TestBrowser; trustedUntil: number };

/** A small generator of numbers from a seed, so that a walk that fails can be walked again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed + 0x9e3779b9;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** What must be true of every session that a walk has opened: who is in by which pair, at the second `now`. */
export class SessionModel {
  now = 0;
  readonly pairs: Pair[] = [];
  readonly browsers: Browser[] = [1, 2].map(() => ({ jar: {}, trustedUntil: 0 }));
  /** What has happened that a walk must meet for the model to say anything. */
  readonly events = new Map<string, number>();
  readonly pick: (below: number) => number;

  constructor(seed: number) {
    this.pick = numbersFrom(seed);
  }

  expected({ session, until }: Pair): 401 | 403 | 200 {
    const { ended, expires, lastActive, level } = session;
    if (ended || this.now >= expires || this.now >= until || this.now - lastActive > IDLE) return 401;
    return level === 'ticket' ? 403 : 200;
  }

  /** A call that counts as activity was made with a pair. */
  touch(pair: Pair): void {
    if (this.expected(pair) !== 401 && this.now - pair.session.lastActive >= 5)
      pair.session.lastActive = this.now;
  }

  open(user: TestUser, level: 'ticket' | 'full'): void {
    const expires = this.now + (level === 'ticket' ? TICKET : ABSOLUTE);
    const session = {
      who: user,
      level,
      lastActive: this.now,
      expires,
      ended: false,
      tried: false,
      granted: 0,
    };
    this.pairs.push({ session, user, until: NEWEST });
  }

  any(): Pair | undefined {
    return this.pairs[this.pick(this.pairs.length || 1)];
  }

  saw(event: string): void {
    this.events.set(event, (this.events.get(event) ?? 0) + 1);
  }

  browser(): Browser {
    return this.browsers[this.pick(3) === 0 ? 1 : 0] ?? { jar: {}, trustedUntil: 0 };
  }

  endAllBut(pair: Pair): void {
    for (const { session } of this.pairs)
      if (session.who.id === pair.session.who.id && session !== pair.session) session.ended = true;
  }

  /** The newest pair gets another; the one before may ask once in vain, and the second time the session is over. */
  rotated(pair: Pair, user: TestUser): void {
    for (const other of this.pairs) {
      if (other.session === pair.session)
        other.until = other.until === NEWEST ? this.now + GRACE : Math.min(other.until, this.now);
    }
    pair.session.tried = false;
    this.pairs.push({ session: pair.session, user, until: NEWEST });
  }
}

const DAY = 24 * 60 * 60 * 1000;
/** For so long a person who was made, invited or altered by another counts as that other. */
const CONTROL = 30 * DAY;

/** `by` has made `of`, or has set what opens the account (`access`), or only its role. */
type Control = { of: number; by: number; at: number; what: 'access' | 'role' };

/** An account at an instant, and who may be behind it, the own person among them, by the ids of their accounts. */
export type Minds = { self: number; behind: ReadonlySet<number> };

/** Who may be behind which account: the own person, and for 30 days those who made it or set its e-mail, password or role. */
export class ControlledAccounts {
  readonly #controls: Control[] = [];
  readonly #platform = new Set<number>();

  /** The super admins: they make the people of every company, so two people made by the same one are two. */
  platform(account: number): void {
    this.#platform.add(account);
  }

  /** An account was made or linked, or its e-mail or password set; `role`: only its role. */
  note(of: number, by: number, at: number, what: Control['what']): void {
    if (of !== by) this.#controls.push({ of, by, at, what });
  }

  /** Who may act through the account: control reaches on, as it was when it was gained. */
  actingThrough(account: number, at: number): Minds {
    return { self: account, behind: this.#behind(account, at, false) };
  }

  /** Who is not somebody else than this account when it agrees: those, and who has set its role. */
  agreeingThrough(account: number, at: number): Minds {
    return { self: account, behind: this.#behind(account, at, true) };
  }

  /** Whether no mind is behind both. */
  areDifferent(one: Minds, other: Minds): boolean {
    const counts = (mind: number) => !this.#platform.has(mind) || mind === one.self || mind === other.self;
    return ![...one.behind].some((mind) => other.behind.has(mind) && counts(mind));
  }

  #behind(account: number, at: number, withRoles: boolean, behind = new Set<number>()): Set<number> {
    behind.add(account);
    for (const { of, by, at: since, what } of this.#controls) {
      const isInForce = of === account && since <= at && at - since <= CONTROL;
      if (isInForce && (withRoles || what === 'access') && !behind.has(by))
        this.#behind(by, since, false, behind);
    }
    return behind;
  }
}

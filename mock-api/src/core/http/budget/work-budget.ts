import type { FileAnswer } from '@paga/contract/endpoint';
import { refuseTooMuch } from './limits.ts';

type Person = { running: number; ahead: number; since: number };

/** What the heavy calls of each person may take of this server: files that are drawn, and files that are read. Asked first, as it costs nobody a statement. */
export class WorkBudget {
  readonly #people = new Map<number, Person>();
  readonly #companies = new Map<number, number>();
  readonly #now: () => number;

  /** `now` counts milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Lets a heavy call of a person begin, or refuses it with when to come again; what comes back is called once when its work is over. */
  begin(userId: number, companyId?: number): () => void {
    const [person, began] = [
      this.#people.get(userId) ?? { running: 0, ahead: 0, since: this.#now() },
      this.#now(),
    ];
    this.#settle(person);
    const company = (companyId !== undefined && this.#companies.get(companyId)) || 0;
    refuseTooMuch({ person: person.running, company, ahead: person.ahead });
    person.running += 1;
    this.#people.set(userId, person);
    this.#count(companyId, 1);
    return () => {
      this.#count(companyId, -1);
      this.#settle(person);
      person.running -= 1;
      person.ahead += this.#now() - began;
      if (person.running === 0 && person.ahead <= 0) this.#people.delete(userId);
    };
  }

  #count(companyId: number | undefined, more: 1 | -1): void {
    if (companyId === undefined) return;
    const running = (this.#companies.get(companyId) ?? 0) + more;
    if (running === 0) this.#companies.delete(companyId);
    else this.#companies.set(companyId, running);
  }

  /** Each second that passes pays for a second of work. */
  #settle(person: Person): void {
    const now = this.#now();
    person.ahead = Math.max(0, person.ahead - (now - person.since));
    person.since = now;
  }
}

/** The work behind a file that is still being made ends with its last piece, or when nobody reads on. */
export function endingWith(answer: unknown, end: () => void): unknown {
  const file = answer as FileAnswer | undefined;
  if (!(file?.bytes instanceof ReadableStream)) {
    end();
    return answer;
  }
  const reader = file.bytes.getReader();
  const bytes = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        end();
        throw error;
      });
      if (!done) return controller.enqueue(value);
      end();
      controller.close();
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
  return { ...file, bytes };
}

/** Whose work a connection does; each has a share of the connections and waits for more without one. */
export type Share =
  /** The only program of its process: a script, or a test that looks into the database. */
  | { of: 'program' }
  /** What nobody waits for: mail, backups, the chain of the audit log, the work of a new day. */
  | { of: 'jobs' }
  /** The look for the session that every call begins with: short, and without it nobody is answered. */
  | { of: 'sessions' }
  /** Calls without a session: sign-in, forgotten passwords, feeds of leave. */
  | { of: 'visitors' }
  | PersonShare;

/** A signed-in person's call: counted for the person over all sessions, and for the company. */
type PersonShare = {
  of: 'person';
  userId: number;
  companyId: number | undefined;
  /** Works out a month: one of a company at a time. */
  calculates: boolean;
  /** Ends the waiting when nobody is there any more for the answer. Asked only where it has to wait. */
  signal?: () => AbortSignal;
};

export const JOBS: Share = { of: 'jobs' };
export const SESSIONS: Share = { of: 'sessions' };
export const VISITORS: Share = { of: 'visitors' };
export const PROGRAM: Share = { of: 'program' };

/** How many connections each may have. */
export type Shares = {
  all: number;
  person: number;
  company: number;
  sessions: number;
  visitors: number;
  jobs: number;
};

/** The fewest connections with which everybody still has one. */
export const FEWEST_CONNECTIONS = 4;

/** A backup notes how far it is while it reads on a connection of its own. */
const JOBS_NEED = 2;

/** The shares of so many connections: of 10 a person 3, a company 6, the look for sessions 4, calls without a session 3, jobs 2. */
export function sharesOf(all: number): Shares {
  const part = (tenths: number) => Math.max(1, Math.floor((all * tenths) / 10));
  return {
    all,
    person: part(3),
    company: part(6),
    sessions: part(4),
    visitors: part(3),
    jobs: Math.max(JOBS_NEED, part(2)),
  };
}

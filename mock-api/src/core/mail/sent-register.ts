import type { AddedLines } from '../files/added-lines.ts';
import type { Hand } from './deliver-mail.ts';

type Entry = { mail: string; at: string };

/** Mail that was handed over, written down outside the database by the key in its Message-ID: a database that is set back does not know it any more. */
export type SentRegister = {
  add: (entry: Entry) => Promise<void>;
  /** The keys of what was handed over at or after a moment. */
  since: (moment: Date) => Promise<Set<string>>;
};

/** The register among such lines. */
export const sentAmong = (lines: AddedLines): SentRegister => ({
  add: (entry) => lines.add([entry]),
  since: async (moment) => {
    const entries = (await lines.read(moment)) as Partial<Entry>[];
    return new Set(entries.flatMap(({ mail, at }) => (mail && at && new Date(at) >= moment ? [mail] : [])));
  },
});

/** Hands over as `hand` does, once the register has it: what cannot be written down is not sent. */
export const registered =
  (hand: Hand, register: SentRegister, now: () => Date): Hand =>
  (letter, onHanded) =>
    hand(letter, async () => {
      await register.add({ mail: letter.id, at: now().toISOString() });
      await onHanded();
    });

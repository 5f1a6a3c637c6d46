import { z } from 'zod';

// What the service answers, as far as it is read here. The emulator's answers are held against the same shapes.

export const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  token_type: z.string(),
  expires_in: z.int(),
  x_refresh_token_expires_in: z.int(),
  x_refresh_token_hard_expires_in: z.int().optional(),
});

const Fault = z.object({
  Error: z
    .array(
      z.object({
        Message: z.string(),
        Detail: z.string().optional(),
        code: z.string(),
        element: z.string().nullish(),
      }),
    )
    .min(1),
  type: z.string(),
});

/** A refusal, also inside a 200; before the API is reached it is spelled in lower case. */
export const FaultAnswer = z.object({ Fault });
export const GateAnswer = z.object({
  fault: z.object({
    error: z.array(z.object({ message: z.string(), detail: z.string().nullish(), code: z.string() })).min(1),
    type: z.string(),
  }),
});

const Ref = z.object({ value: z.string(), name: z.string().optional() });
const stored = {
  Id: z.string(),
  SyncToken: z.string(),
  MetaData: z.object({ CreateTime: z.string(), LastUpdatedTime: z.string() }),
};

export const Account = z.object({
  ...stored,
  Name: z.string(),
  AcctNum: z.string().optional(),
  AccountType: z.string(),
  Active: z.boolean(),
});
export const Item = z.object({
  ...stored,
  Name: z.string(),
  Active: z.boolean(),
  ExpenseAccountRef: Ref.optional(),
});
export const Party = z.object({ ...stored, DisplayName: z.string() });
export const Customer = Party.extend({
  Active: z.boolean(),
  Job: z.boolean().optional(),
  IsProject: z.boolean().optional(),
  ParentRef: Ref.optional(),
});
export type Customer = z.infer<typeof Customer>;
export const JournalEntry = z.object({
  ...stored,
  DocNumber: z.string().optional(),
  PrivateNote: z.string().optional(),
  TxnDate: z.string(),
  Line: z.array(
    z.object({
      Amount: z.number(),
      DetailType: z.string(),
      JournalEntryLineDetail: z
        .object({ PostingType: z.enum(['Debit', 'Credit']), AccountRef: Ref })
        .loose()
        .optional(),
    }),
  ),
});
export const CompanyInfo = z.object({ CompanyInfo: z.object({ CompanyName: z.string() }) });

const Changed = z.object({ Id: z.string(), status: z.string().optional(), SyncToken: z.string().optional() });
export const ChangedEntries = z.object({
  CDCResponse: z.array(
    z.object({ QueryResponse: z.array(z.object({ JournalEntry: z.array(Changed).optional() })) }),
  ),
});

/** The rows of an entity in a query's answer; none at all when nothing is found. */
export const rowsOf = <Row extends z.ZodType>(entity: string, row: Row) =>
  z
    .object({ QueryResponse: z.record(z.string(), z.unknown()) })
    .transform(({ QueryResponse }) => z.array(row).parse(QueryResponse[entity] ?? []));

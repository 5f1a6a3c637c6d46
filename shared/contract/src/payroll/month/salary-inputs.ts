import { z } from 'zod';
import { CivilDate, Id, RecurringField } from '#core/shapes.ts';
import { LawText } from '#months/basis.ts';
import { TermChange } from '../rows/salary-row.ts';

// The units of the engine, not of the other calls: the browser computes with exactly what is stored.
const Cents = z.int();
const Decimal = z.union([z.number(), z.string()]);

const dated = { id: z.string(), validFrom: CivilDate, law: LawText };
const EngineTaxTable = z.object({
  ...dated,
  /** Cents; `rate` in millionths. */
  bands: z.array(z.object({ from: Cents, to: Cents.nullable(), rate: z.int() })),
});

const EnginePeriod = z.object({
  year: z.int(),
  month: z.int(),
  paymentDate: CivilDate,
  weekWorkingDays: z.union([z.literal(5), z.literal(6), z.literal(7)]),
  holidays: z.array(CivilDate),
  uplifts: z.object({
    night: Decimal,
    weekend: Decimal,
    afterWork: Decimal,
    holiday: Decimal,
    guard: Decimal,
  }),
  contributions: z.object({ employee: Decimal, employer: Decimal }).nullish(),
  hoursOfMonth: Decimal.nullish(),
  premiums: z
    .object({ prime: Cents, partner: Cents, children: Cents, adultChildren: Cents, parent: Cents })
    .nullish(),
  tables: z
    .object({
      wageTaxPrimary: z.array(EngineTaxTable),
      wageTaxSecondary: z.array(EngineTaxTable),
      pension: z.array(z.object({ ...dated, employee: z.int(), employer: z.int() })),
      minimumWage: z.array(
        z.object({ ...dated, amount: Cents, young: z.object({ below: z.int(), amount: Cents }).optional() }),
      ),
    })
    .optional(),
  /** Since when each of the company's settings holds: the explanation says it. */
  settingsSince: z
    .partialRecord(z.enum(['contributions', 'uplifts', 'leave', 'premiums', 'hours']), CivilDate)
    .optional(),
  changes: z.array(TermChange).optional(),
});

const EnginePay = z.discriminatedUnion('type', [
  z.object({ type: z.literal(1), salaries: z.array(z.object({ validFrom: CivilDate, amount: Cents })) }),
  z.object({
    type: z.literal(2),
    prices: z.array(z.object({ validFrom: CivilDate, pricePerHour: Decimal })),
    regularHours: Decimal.nullish(),
  }),
  z.object({ type: z.literal(3), lines: z.array(z.object({ id: Id, share: Cents })) }),
]);

const EngineInsurance = z.object({
  option: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  employerPercentage: Decimal.nullish(),
  family: z
    .object({
      partner: z.int().optional(),
      children: z.int().optional(),
      adultChildren: z.int().optional(),
      parent: z.int().optional(),
    })
    .nullish(),
  premium: Cents.nullish(),
});

const EngineLeave = z.object({
  type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  from: CivilDate,
  to: CivilDate,
  percentage: Decimal,
  since: CivilDate.nullish(),
});

const EngineLine = z.object({
  id: Id,
  name: z.string(),
  field: RecurringField,
  order: z.int(),
  amount: Cents.nullable(),
  share: Decimal.nullable(),
  owed: Cents.nullable(),
  kindId: Id.optional(),
  garnished: z.literal(true).optional(),
});

const EngineTaken = z.object({
  id: Id,
  name: z.string(),
  field: RecurringField,
  share: Decimal.nullable(),
  of: Cents.nullable(),
  wanted: Cents,
  taken: Cents,
  owed: Cents.nullable(),
  typed: z.boolean(),
  kindId: Id.optional(),
  garnished: z.literal(true).optional(),
  entry: z.literal(true).optional(),
  note: z.string().optional(),
});

const EngineContract = z.object({ started: CivilDate, ended: CivilDate.nullish() });

/** What the engine needs to know of one person, without the month and without what was typed for it. Amounts are cents. */
export const EngineInputs = z.object({
  contract: EngineContract,
  otherContracts: z.array(EngineContract).optional(),
  pay: EnginePay,
  tier: z.union([z.literal(1), z.literal(2)]),
  fullTime: z.boolean().optional(),
  birthDate: CivilDate.nullish(),
  noTaxes: z.boolean().optional(),
  hasContributions: z.boolean().optional(),
  employeePercentage: Decimal.nullish(),
  employerPercentage: Decimal.nullish(),
  workingHoursPerMonth: Decimal.nullish(),
  leaves: z.array(EngineLeave).optional(),
  insurance: EngineInsurance.nullish(),
  /** Deductions and extras of the employee in force in the month. */
  recurring: z.array(EngineLine).optional(),
  changes: z.array(TermChange).optional(),
});
export type EngineInputs = z.infer<typeof EngineInputs>;

/** An amount of the month under the name of a kind of pay, in cents. */
const StoredEntry = z.object({
  kindId: Id,
  name: z.string(),
  field: RecurringField,
  amount: Cents,
  note: z.string().optional(),
});

/** What a person typed into a row, in cents and hours. `insured: false` takes the insurance out of this month, `waived` the recurring lines of these fields. */
export const TypedEdits = z.object({
  hours: z
    .object({ night: Decimal, weekend: Decimal, afterWork: Decimal, holiday: Decimal, guard: Decimal })
    .partial()
    .optional(),
  grossOverride: Cents.nullish(),
  extraBrutto: Cents.optional(),
  extraNetto: Cents.optional(),
  deductions: z.object({ stops: Cents, avanse: Cents, phone: Cents, ticket: Cents }).partial().optional(),
  regularHours: z.number().nullish(),
  insured: z.boolean().optional(),
  waived: z.array(RecurringField).optional(),
  entries: z.array(StoredEntry).optional(),
});
export type TypedEdits = z.infer<typeof TypedEdits>;

/** What one row was computed from; `lines`: what its recurring lines came to. `basisId` names what is the same for everybody; `version` is the row's at that time. */
export const SalaryInputsRow = z.object({
  salaryId: Id,
  version: z.int(),
  basisId: Id,
  inputs: EngineInputs,
  edits: TypedEdits.nullable(),
  lines: z.array(EngineTaken).optional(),
  sectorIds: z.array(Id),
});
export type SalaryInputsRow = z.infer<typeof SalaryInputsRow>;

/** Everything the engine needs in the browser to compute the rows of a month again, and the sectors their people work in. */
export const SalaryInputs = z.object({
  bases: z.array(z.object({ id: Id, period: EnginePeriod })),
  rows: z.array(SalaryInputsRow),
  sectors: z.array(z.object({ id: Id, name: z.string() })),
});
export type SalaryInputs = z.infer<typeof SalaryInputs>;

import { z } from 'zod';
import { CivilDate, Gender, Id, LeaveType, Year } from '#core/shapes.ts';
import { LeaveReason } from './reason.ts';

/** The number of a leave type on the wire: 0 annual, 1 medical, 2 maternity, 3 special. */
export const LeaveTypeId = z.literal(Object.values(LeaveType));
export type LeaveTypeId = z.infer<typeof LeaveTypeId>;

/** The name of a leave type on the wire. */
export const LeaveTypeName = z.enum(['annual', 'medical', 'maternity', 'special']);
export type LeaveTypeName = z.infer<typeof LeaveTypeName>;

/** Colour of a leave type in the calendar (specification 2 §2): the kit maps the name to a tone. */
export const LeaveColour = z.enum(['green', 'orange', 'blue', 'red']);
export type LeaveColour = z.infer<typeof LeaveColour>;

/**
 * One leave entry, both dates included. `workingDays` is counted when it is booked, and again when a public holiday comes or goes: weekends
 * and public holidays cost nothing, of maternity every weekday counts. `reason` is one of art. 39 or 50 of special leave, else null. Balances, calendar, report and salary use the same stored days.
 */
export const BookedLeave = z.object({
  id: Id,
  employeeId: Id,
  employeeName: z.string(),
  employeePhoto: z.string().nullable(),
  from: CivilDate,
  to: CivilDate,
  type: LeaveTypeName,
  typeId: LeaveTypeId,
  reason: LeaveReason.nullable(),
  /** Of maternity leave within twelve months of another's first day: its months start anew. */
  newBirth: z.boolean(),
  workingDays: z.number().int(),
  version: z.number().int(),
});
export type BookedLeave = z.infer<typeof BookedLeave>;

const Days = z.number().multipleOf(0.5);

/**
 * An employee with the leave of one calendar year (specification 2 §3). `…Days` is what the company grants for the year, with what was carried over and
 * corrected, `…Used` the stored days that lie in it, `…Left` the rest without what has expired (`annualExpired`, ours), never below 0. Maternity is granted by date (12 months a leave), its days are weekdays.
 * Special leave is granted by gender: `maleSpecialDays` or `femaleSpecialDays` is the one that counts, `specialLeft` is its rest.
 * `specialEventDays` (ours) are those that a reason of the law grants beyond that figure.
 */
export const LeaveEmployee = z.object({
  id: Id,
  name: z.string(),
  /** With the start of the contract (both ours): tells people of one name apart. */
  occupation: z.string().nullable(),
  contractStarted: CivilDate.nullable(),
  email: z.string().nullable(),
  photo: z.string().nullable(),
  tenantName: z.string(),
  gender: z.literal(Object.values(Gender)).nullable(),
  year: Year,
  vacations: z.array(BookedLeave),
  annualDays: Days,
  medicalDays: Days,
  maternityDays: z.number().int(),
  maleSpecialDays: Days,
  femaleSpecialDays: Days,
  annualUsed: z.number().int(),
  medicalUsed: z.number().int(),
  maternityUsed: z.number().int(),
  specialUsed: z.number().int(),
  annualLeft: Days,
  medicalLeft: Days,
  maternityLeft: z.number().int(),
  specialLeft: Days,
  specialEventDays: Days,
  annualExpired: Days,
});
export type LeaveEmployee = z.infer<typeof LeaveEmployee>;

/** Somebody who has a row in the wall chart, and in which sectors. */
export const LeavePerson = z.object({
  id: Id,
  name: z.string(),
  /** With the start of the contract: tells people of one name apart. */
  occupation: z.string().nullable(),
  contractStarted: CivilDate.nullable(),
  gender: z.literal(Object.values(Gender)).nullable(),
  sectorIds: z.array(Id),
});
export type LeavePerson = z.infer<typeof LeavePerson>;

/** A leave as a bar of the calendar: `title` is the employee's name, `end` the last day, included. */
export const CalendarEvent = z.object({
  id: Id,
  employeeId: Id,
  title: z.string(),
  start: CivilDate,
  end: CivilDate,
  colour: LeaveColour,
  typeId: LeaveTypeId,
  reason: LeaveReason.nullable(),
  workingDays: z.number().int(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** A leave type with the genders that may choose it: men choose annual, medical and special, women all four. */
export const LeaveTypeOption = z.object({
  id: LeaveTypeId,
  name: LeaveTypeName,
  colour: LeaveColour,
  genders: z.array(z.literal(Object.values(Gender))),
});
export type LeaveTypeOption = z.infer<typeof LeaveTypeOption>;

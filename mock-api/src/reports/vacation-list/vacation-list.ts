import type { VacationList } from '@paga/contract/reports';
import { DraftStatus, Gender, LeaveType } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Context } from '#core/http/context.ts';
import { sectorNames } from '#people/public.ts';
import { requireEmployees } from '../report/required-employees.ts';

/** Whose leave between two days, both included. */
export type LeaveSpan = { from: string; to: string; employeeIds?: readonly number[] };

type Row = {
  id: string;
  employeeName: string;
  gender: Gender | null;
  annual: number;
  medical: number;
  maternity: number;
  special: number;
};

/** The days of each kind that lie in the span, of who worked in it or took leave; counted when they were booked. */
async function leaveRows({ tx, companyId }: Context, { from, to }: LeaveSpan): Promise<Row[]> {
  const of = (type: number) => sql`count(d."day") filter (where d."type" = ${type})::int`;
  const { rows } = await tx.execute<Row>(sql`
    select e."id"::text, e."firstName" || ' ' || e."lastName" as "employeeName", e."gender",
      ${of(LeaveType.annual)} as "annual", ${of(LeaveType.medical)} as "medical",
      ${of(LeaveType.maternity)} as "maternity", ${of(LeaveType.special)} as "special"
    from "employee" e left join (
      select v."employeeId", v."type", day from "vacation" v, unnest(v."days") as day
      where v."tenantId" = ${companyId} and v."from" <= ${to}::date and v."to" >= ${from}::date and day between ${from}::date and ${to}::date
    ) d on d."employeeId" = e."id"
    where e."tenantId" = ${companyId} and e."deletedAt" is null and e."draftStatus" = ${DraftStatus.undrafted}
      and (e."contractStarted" is null or e."contractStarted" <= ${to}::date)
    group by e."id", e."firstName", e."lastName", e."gender", e."expirationContract"
    having count(d."day") > 0 or e."expirationContract" is null or e."expirationContract" >= ${from}::date
    order by (e."firstName" || ' ' || e."lastName") collate "sq-x-icu", e."id"`);
  return rows;
}

/** Leave taken per employee between two days; special leave stands under the gender it is granted for. */
export async function vacationList(ctx: Context, span: LeaveSpan): Promise<VacationList> {
  if (span.employeeIds) await requireEmployees(ctx, span.employeeIds, 'employeeIds');
  const chosen = span.employeeIds && new Set(span.employeeIds);
  const rows = (await leaveRows(ctx, span)).filter(({ id }) => chosen?.has(Number(id)) ?? true);
  const sectors = await sectorNames(ctx, chosen && [...chosen]);
  const data = rows.map(({ id, employeeName, gender, annual, medical, maternity, special }) => ({
    id: Number(id),
    employeeName,
    sector: sectors.get(Number(id))?.join(', ') ?? null,
    gender,
    days: {
      femaleSpecialLeave: gender === Gender.female ? special : 0,
      maleSpecialLeave: gender === Gender.female ? 0 : special,
      annual,
      MedicalLeave: medical,
      MaternityLeave: maternity,
    },
  }));
  return { count: data.length, data };
}

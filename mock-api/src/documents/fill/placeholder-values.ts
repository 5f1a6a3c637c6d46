import { dottedDate } from '@paga/calendar';
import type { PlaceholderName } from '@paga/contract/documents';
import { fullName } from '@paga/contract/full-name';
import { EmployerTier, EmploymentType, type Language, SalaryPaymentType } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found, notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { endsOfEmployment, grossOfLines, projectPay, prolongationsOf, raisesOf } from '#employees/public.ts';
import { type NetTerms, netOfGross, netTermsOf } from '#months/public.ts';
import {
  byEmployee,
  byName,
  employee,
  employeeSector,
  insuranceOf,
  ofCompany,
  sector,
  type Terms,
  termsInForce,
} from '#people/public.ts';
import { ofProlongation, ofRaise } from './annex-values.ts';
import { money, ofEnd } from './end-values.ts';
import type { PlaceholderValues } from './word-template.ts';

/** Somebody a template is filled for. */
export type Filled = { employeeId: number; name: string; values: PlaceholderValues };

const WORDS = {
  sq: {
    tier: { [EmployerTier.primary]: 'Primar', [EmployerTier.secondary]: 'Sekondar' },
    type: {
      [EmploymentType.fullTime]: 'me orar të plotë',
      [EmploymentType.partTime]: 'me orar të pjesshëm',
      [EmploymentType.contractor]: 'kontraktor',
    },
  },
  en: {
    tier: { [EmployerTier.primary]: 'Primary', [EmployerTier.secondary]: 'Secondary' },
    type: {
      [EmploymentType.fullTime]: 'full time',
      [EmploymentType.partTime]: 'part time',
      [EmploymentType.contractor]: 'contractor',
    },
  },
};

const civil = (day: string | null) => (day === null ? undefined : dottedDate(day));
const plain = (decimal: string | null) => (decimal === null ? undefined : `${Number(decimal)}`);

type Person = typeof employee.$inferSelect;

function ofPerson(
  person: Person,
  sectors: string | undefined,
): Partial<Record<PlaceholderName, string | null>> {
  const { firstName, lastName, birthDate, jobStarted, contractStarted, expirationContract } = person;
  const {
    personalNumber,
    address,
    municipality,
    phone,
    email,
    occupation,
    qualification,
    bank,
    bankAccountNumber,
  } = person;
  return {
    ...{
      firstName,
      lastName,
      personalNumber,
      address,
      municipality,
      phone,
      email,
      occupation,
      qualification,
      bank,
      bankAccountNumber,
    },
    fullName: fullName(person),
    birthDate: civil(birthDate),
    jobStarted: civil(jobStarted),
    contractStarted: civil(contractStarted),
    contractEnds: civil(expirationContract),
    sectors,
  };
}

function ofTerms(
  terms: Terms,
  cents: number,
  net: NetTerms,
  language: Language,
): Partial<Record<PlaceholderName, string | undefined>> {
  const words = WORDS[language];
  const fixed = {
    employmentType: words.type[terms.employmentType],
    employerTier: words.tier[terms.employerTier],
    workingHoursPerMonth: plain(terms.workingHoursPerMonth),
  };
  if (terms.salaryPaymentType === SalaryPaymentType.hourly)
    return { ...fixed, pricePerHour: plain(terms.pricePerHour) };
  const grossSalary = toEuro(cents);
  const { netSalary } = netOfGross({ ...terms, grossSalary, insurance: insuranceOf(terms) }, net);
  return { ...fixed, grossSalary: money.format(grossSalary), netSalary: money.format(netSalary) };
}

async function ofCompanyItself(ctx: Context): Promise<PlaceholderValues> {
  const [row] = await ctx.tx.select().from(tenant).where(eq(tenant.id, ctx.companyId));
  const { name, businessNumber, email } = found(row);
  return filled({
    companyName: name,
    companyBusinessNumber: businessNumber,
    companyEmail: email,
    today: civil(ctx.today),
  });
}

/** Only what has a value. */
const filled = (values: Partial<Record<PlaceholderName, string | null | undefined>>): PlaceholderValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

function sectorsOf(ctx: Context, ids: readonly number[]) {
  return ctx.tx
    .select({
      employeeId: employeeSector.employeeId,
      names: sql<string>`string_agg(${sector.name}, ', ' order by ${sector.name})`,
    })
    .from(employeeSector)
    .innerJoin(sector, eq(sector.id, employeeSector.sectorId))
    .where(and(scoped(ctx, employeeSector), inArray(employeeSector.employeeId, [...ids])))
    .groupBy(employeeSector.employeeId);
}

/** What placeholders stand for, for each of these employees by name, in a few reads. `NOT_FOUND` when one is foreign or absent. */
export async function valuesOf(
  ctx: Context,
  employeeIds: readonly number[],
  language: Language,
): Promise<Filled[]> {
  const ids = [...new Set(employeeIds)];
  if (ids.length === 0) return [];
  const people = await ctx.tx
    .select()
    .from(employee)
    .where(and(ofCompany(ctx), inArray(employee.id, ids)))
    .orderBy(...byName());
  if (people.length !== ids.length)
    throw notFoundField('employeeIds', 'notFound', 'One of the employees is not there.');
  const inForce = termsInForce(ctx, ctx.today);
  const terms = byEmployee(await ctx.tx.select().from(inForce).where(inArray(inForce.employeeId, ids)));
  const sectors = new Map((await sectorsOf(ctx, ids)).map((row) => [row.employeeId, row.names]));
  const ends = await endsOfEmployment(ctx, ids);
  const [raises, prolonged] = [await raisesOf(ctx, ids), await prolongationsOf(ctx, ids)];
  const byProject = [...terms.values()].some(([row]) => row?.salaryPaymentType === SalaryPaymentType.project);
  const paid = byProject ? await projectPay(ctx) : undefined;
  const [company, net] = [await ofCompanyItself(ctx), await netTermsOf(ctx)];
  return people.map((person) => {
    const own = found(terms.get(person.id)?.[0]);
    const cents =
      own.salaryPaymentType === SalaryPaymentType.project
        ? grossOfLines(paid?.get(person.id))
        : own.baseCents;
    const values = {
      ...company,
      ...filled({
        ...ofPerson(person, sectors.get(person.id)),
        ...ofTerms(own, cents, net, language),
        ...ofEnd(ends.get(person.id), language),
        ...ofRaise(raises.get(person.id), language),
        ...ofProlongation(prolonged.get(person.id)),
      }),
    };
    return { employeeId: person.id, name: fullName(person), values };
  });
}

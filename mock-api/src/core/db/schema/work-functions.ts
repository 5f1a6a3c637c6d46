/** Nobody could read the tables of several companies otherwise, and these answer nothing but whose turn it is. */
const answersCompanies = (declared: string, query: string) => `
create or replace function ${declared} returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$${query}$$;
revoke all on function ${declared.slice(0, declared.indexOf('('))} from public;
grant execute on function ${declared.slice(0, declared.indexOf('('))} to app_access;`;

const GONE = `e."deletedAt" < before and not exists (select 1 from "salary" s where s."tenantId" = e."tenantId" and s."employeeId" = e."id")`;

/** Files that nobody can reach: uploaded before that time and saved with nobody, or of people who were deleted before it and stand in no calculated month. */
const FORGOTTEN_FILES = answersCompanies(
  'companies_with_forgotten_files(before timestamptz)',
  `
  select a."tenantId" from "attachment" a where a."deletedAt" is null and a."employeeId" is null and a."createdAt" < before
  union
  select e."tenantId" from "employee" e where ${GONE} and (e."photo" is not null
    or exists (select 1 from "attachment" a where a."tenantId" = e."tenantId" and a."employeeId" = e."id" and a."deletedAt" is null))
`,
);

/** Documents that somebody was asked to read three days before that time, and has not confirmed; after two reminders they are left alone. */
const DOCUMENTS_TO_READ = answersCompanies(
  'companies_with_documents(now timestamptz)',
  `
  select distinct d."tenantId" from "own_document" d join "tenant" t on t."id" = d."tenantId"
  where d."confirmedAt" is null and d."reminders" < 2 and d."askedAt" <= now - interval '3 days' and t."deletedAt" is null
`,
);

/** Entries of the books that have waited since before that time. */
const WAITING_POSTINGS = answersCompanies(
  'companies_with_waiting_postings(before timestamptz)',
  `
  select distinct b."tenantId" from "bookkeeping_batch" b join "tenant" t on t."id" = b."tenantId"
  where b."status" = 'waiting' and b."createdAt" < before and t."hasQuickbooks" and t."deletedAt" is null
`,
);

/** The first and the last day of all leave that counts by public holidays (type 2 is maternity leave, which does not). */
const LEAVE_SPAN = `
create or replace function span_of_leave() returns table ("from" date, "to" date)
language sql stable security definer set search_path = public, pg_temp as $$
  select min(v."from"), max(v."to") from "vacation" v where v."type" <> 2
$$;
revoke all on function span_of_leave from public;
grant execute on function span_of_leave to app_access;`;

/** Leave that has one of these days among its own in a month that is not closed. */
const LEAVE_ON_HOLIDAYS = answersCompanies(
  'companies_with_leave_on(holidays date[])',
  `
  select distinct v."tenantId" from "vacation" v join "tenant" t on t."id" = v."tenantId" and t."deletedAt" is null
  where v."type" <> 2 and v."days" && holidays and exists (
    select 1 from unnest(v."days") d where d = any(holidays) and not exists (
      select 1 from "salary_period" p where p."tenantId" = v."tenantId" and p."closedAt" is not null
        and p."year" = extract(year from d) and p."month" = extract(month from d)))
`,
);

const NOT_NOTIFIED = (type: string, object: string, on = '') =>
  `not exists (select 1 from "notification" n where n."tenantId" = t."id" and n."type" = '${type}' and n."objectId" = ${object}${on && ` and n."date" = ${on}`})`;
const ACTIVE = `e."tenantId" = t."id" and e."employeeStatus" = 1 and e."draftStatus" = 0 and e."deletedAt" is null`;
// Who is not active works until the last day of the contract (`activeOfCompany`).
const WORKS = `e."tenantId" = t."id" and (e."employeeStatus" = 1 or e."employeeStatus" = 2 and e."expirationContract" >= today) and e."draftStatus" = 0 and e."deletedAt" is null`;
const MONTH = `m."year" * 100 + m."month"`;

// The months that are waited for: those of the last twelve that were calculated; this one and the one before where an earlier one was, with the payment date they
// would start with. `mock-api/src/notifications` decides what is said of them: what is named here too often costs a visit, what is missing is never notified.
const WAITED_FOR = `
  select p."year"::int, p."month"::int, p."paymentDate", p."closedAt" is not null as "closed", v."paidOn" is not null as "paid", v."declaredOn" is not null as "declared", true as "stored",
    (select count(*) from "closing_task" k where k."tenantId" = t."id" and k."versionId" = v."id" and k."task" in ('contributionPayment', 'taxPayment')) = 2 as "taxed"
  from "salary_period" p left join "salary_version" v on v."tenantId" = t."id" and v."periodId" = p."id" and v."reopenedAt" is null
  where p."tenantId" = t."id" and p."year" * 12 + p."month" between i."now" - 12 and i."now"
  union all
  select extract(year from b."start")::int, extract(month from b."start")::int, least(
    (paid."start" + make_interval(days => coalesce(s."paymentDay", 31) - 1))::date, (paid."start" + interval '1 month - 1 day')::date), false, false, false, false, false
  from (values (date_trunc('month', today::timestamp)), (date_trunc('month', today::timestamp) - interval '1 month')) b("start")
  left join lateral (
    select "paymentDay", "paymentMonth" from "payday_setting" where "tenantId" = t."id" and "validFrom" <= (b."start" + interval '1 month - 1 day')::date
    order by "validFrom" desc, "id" desc limit 1) s on true
  cross join lateral (select b."start" + make_interval(months => coalesce(s."paymentMonth", 0)) as "start") paid
  where exists (select 1 from "salary_period" p where p."tenantId" = t."id" and p."year" * 12 + p."month" between i."now" - 12 and i."now" - 1)
    and not exists (select 1 from "salary_period" p where p."tenantId" = t."id" and p."year" = extract(year from b."start") and p."month" = extract(month from b."start"))`;

const DUE = `(make_date(m."year", m."month", 15) + interval '1 month')::date`;
const AFTER_DUE = `${DUE} + 1`;
const IN_KOSOVO = `at time zone 'Europe/Belgrade'`;
const MAILED_MONTH = `replace(split_part(m."dedupe", ':', 2), '-', '')::bigint`;

/** A month was closed, paid or declared since that time, or a payslip mailed since then did not arrive, or a backup failed, or an employee asks for something or reports sickness, and nobody was notified. */
const NEWS = answersCompanies(
  'companies_with_news(since timestamptz)',
  `
  select t."id" from "salary_version" v join "salary_period" m on m."id" = v."periodId" join "tenant" t on t."id" = v."tenantId" and t."deletedAt" is null
  where greatest(v."closedAt", v."paidAt", v."declaredAt") > since and v."reopenedAt" is null and (
    v."closedAt" > since and m."closedAt" is not null and ${NOT_NOTIFIED('monthClosed', MONTH, `(m."closedAt" ${IN_KOSOVO})::date`)}
    or v."paidAt" > since and ${NOT_NOTIFIED('monthPaid', MONTH, 'v."paidOn"')}
    or v."declaredAt" > since and ${NOT_NOTIFIED('monthDeclared', MONTH, 'v."declaredOn"')})
  union
  select t."id" from "outbox_mail" m join "tenant" t on t."id" = m."tenantId" and t."deletedAt" is null
  where m."status" in ('failed', 'unsure') and m."createdAt" > since and m."dedupe" like 'payslip:%'
    and ${NOT_NOTIFIED('mailFailed', MAILED_MONTH, `(m."createdAt" ${IN_KOSOVO})::date`)}
  union
  select t."id" from "backup" b join "tenant" t on t."id" = b."tenantId" and t."deletedAt" is null
  where b."status" = 'failed' and b."finishedAt" > since and ${NOT_NOTIFIED('backupFailed', 'b."id"')}
  union
  select t."id" from "request" r join "tenant" t on t."id" = r."tenantId" and t."deletedAt" is null
  where r."state" = 'asked' and r."askedAt" > since and not exists (
    select 1 from "notification" n where n."tenantId" = t."id" and n."type" = r."kind" || 'Asked' and n."objectId" = r."id")
  union
  select t."id" from "sickness_report" r join "tenant" t on t."id" = r."tenantId" and t."deletedAt" is null
  where r."state" = 'reported' and r."reportedAt" > since and ${NOT_NOTIFIED('sicknessReported', 'r."id"')}
`,
);

/** Something comes up within the days in which it is notified, and was not notified. */
const TO_NOTIFY = answersCompanies(
  'companies_to_notify(today date)',
  `
  select t."id" from "tenant" t, (select (extract(year from today) * 12 + extract(month from today))::int as "now") i where t."deletedAt" is null and (
    exists (select 1 from "employee" e where ${ACTIVE} and e."expirationContract" between today and today + 30
      and ${NOT_NOTIFIED('contract', 'e."id"', 'e."expirationContract"')})
    or exists (select 1 from "employee" e, generate_series(0, 7) d where ${WORKS} and (to_char(e."birthDate", 'MMDD') = to_char(today + d, 'MMDD')
        or to_char(e."birthDate", 'MMDD') = '0229' and to_char(today + d, 'MMDD') = '0228' and to_char(today + d + 1, 'MMDD') = '0301')
      and ${NOT_NOTIFIED('birthday', 'e."id"', 'today + d')})
    or exists (select 1 from "vacation" v join "employee" e on e."id" = v."employeeId" where v."tenantId" = t."id" and v."to" >= today and ${WORKS}
      and coalesce(e."expirationContract" >= v."from", true) and v."from" between today and today + 7
      and ${NOT_NOTIFIED('vacation', 'v."id"', 'v."from"')})
    or exists (select 1 from (${WAITED_FOR}) m where
      not m."paid" and m."paymentDate" between today and today + 3 and ${NOT_NOTIFIED('paymentDue', MONTH, 'm."paymentDate"')}
      or not m."declared" and ${DUE} between today and today + 5
        and ${NOT_NOTIFIED('declarationDue', MONTH, DUE)}
      or not m."taxed" and ${DUE} between today and today + 3
        and ${NOT_NOTIFIED('taxesDue', MONTH, DUE)}
      or m."stored" and m."closed" and not m."paid" and m."paymentDate" < today and ${NOT_NOTIFIED('paymentLate', MONTH, 'm."paymentDate" + 1')}
      or m."stored" and ${DUE} < today and (
        not m."declared" and ${NOT_NOTIFIED('declarationLate', MONTH, AFTER_DUE)} or not m."taxed" and ${NOT_NOTIFIED('taxesLate', MONTH, AFTER_DUE)})
      or not m."closed" and m."paymentDate" < today and ${NOT_NOTIFIED('monthOpen', MONTH, 'm."paymentDate" + 1')})
    or exists (select 1 from "salary_period" m where m."tenantId" = t."id" and m."closedAt" >= (today - 1)::timestamp at time zone 'UTC'
      and ${NOT_NOTIFIED('monthClosed', MONTH, `(m."closedAt" at time zone 'Europe/Belgrade')::date`)}))
`,
);

/** Which companies have work for a job of the server: one question for all, so that none of them is visited to be asked. */
export const WORK_FUNCTIONS = [
  FORGOTTEN_FILES,
  DOCUMENTS_TO_READ,
  WAITING_POSTINGS,
  LEAVE_SPAN,
  LEAVE_ON_HOLIDAYS,
  TO_NOTIFY,
  NEWS,
].join('\n');

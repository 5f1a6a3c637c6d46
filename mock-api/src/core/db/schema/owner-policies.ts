import { OWNER_PATH } from '../connection-start.ts';

/** One lets the owner in at work, the other keeps it out otherwise: what its membership in a weak role would show it as well. */
const MADE = { of_owner: 'permissive', only_at_work: 'restrictive' };

const policies = Object.entries(MADE).map(
  ([name, kind]) => `
      execute format('drop policy if exists %I on public.%I', own.name || '_${name}', own.name);
      execute format('create policy %I on public.%I as ${kind} for all to %I using (owner_at_work()) with check (owner_at_work())', own.name || '_${name}', own.name, own.owner);`,
);

/**
 * Row level security holds for the owner of a company's tables as well: a backend that starts in the owner's role sees no row. Only under `OWNER_PATH` it
 * sees all. The function counts as immutable so that a plan holds its answer instead of a wall, below which no index would serve a search (`find_employees`).
 * So the owner never names a statement and changes the path afterwards: its functions have one path for ever, its connections or transactions from their start.
 */
export const OWNER_POLICIES = `
create or replace function owner_at_work() returns boolean language sql immutable as $$ select current_setting('search_path') = '${OWNER_PATH}' $$;
do $$
declare own record;
begin
  for own in
    select c.oid, c.relname as name, pg_get_userbyid(c.relowner) as owner, c.relowner, c.relforcerowsecurity as forced
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relname = 'tenant' or exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenantId' and not a.attisdropped))
  loop
    if (select count(*) from pg_policy p where p.polrelid = own.oid and p.polroles = array[own.relowner]) <> ${policies.length} then${policies.join('')}
    end if;
    if not own.forced then
      execute format('alter table public.%I force row level security', own.name);
    end if;
  end loop;
end $$;`;

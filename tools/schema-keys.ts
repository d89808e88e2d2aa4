import pg from 'pg';

/** Tables that belong to no tenant, and why. */
const shared: Readonly<Record<string, string>> = {
  migration: 'the state of the database itself',
  retired_key: 'server keys belong to the server, which seals with them for every tenant',
  attempt_counter: 'failed sign-ins are counted before anybody knows whose account it is',
  place_source: 'the same places for everybody',
  place_country: 'the same places for everybody',
  place_region: 'the same places for everybody',
  place_city: 'the same places for everybody',
};

/** Unique indexes without the tenant, and why. */
const global: Readonly<Record<string, string>> = {
  session_pkey: 'a request brings only the session id; the partition is known once the row is',
  app_user_account_key: 'an email address signs in to one account over all partitions',
  change_event_pkey: 'every process reads the events of all partitions in the order of their numbers',
};

const sql = `
with noun as (
  select c.oid, c.relname::text as name,
         (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'partition' and a.attnotnull and not a.attisdropped) as partition
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
), key as (
  select x.indrelid, x.indexrelid, i.relname::text as name, x.indisprimary, x.indkey::int2[] as fields,
         pg_get_indexdef(x.indexrelid) as definition,
         coalesce(pg_get_expr(x.indpred, x.indrelid), '') || coalesce(pg_get_expr(x.indexprs, x.indrelid), '') as extra
    from pg_index x join pg_class i on i.oid = x.indexrelid
   where x.indisunique or x.indisexclusion
)
select 'table' as kind, n.name, n.name || ' has no column "partition" that is not null' as problem
  from noun n where n.partition is null
union all
select 'table without key', n.name, n.name || ' has no primary key'
  from noun n where not exists (select from key k where k.indrelid = n.oid and k.indisprimary)
union all
select 'index', k.name, k.name || ' is unique and does not begin with the partition: ' || k.definition
  from key k join noun n on n.oid = k.indrelid where k.fields[0] is distinct from n.partition and n.partition is not null
union all
select 'doubled', k.name, k.name || ' holds the same columns as ' || o.name
  from key k join noun n on n.oid = k.indrelid
  join key o on o.indrelid = k.indrelid and o.indexrelid <> k.indexrelid and o.fields @> k.fields and k.fields @> o.fields and o.extra = k.extra
 where o.indisprimary or k.name > o.name and not k.indisprimary
union all
select 'reference', f.conname, f.conname || ' of ' || n.name || ' refers to ' || r.name || ' without the partition'
  from pg_constraint f join noun n on n.oid = f.conrelid join noun r on r.oid = f.confrelid
 where f.contype = 'f' and r.partition is not null
   and not exists (select from unnest(f.conkey, f.confkey) as pair (own, other) where pair.own = n.partition and pair.other = r.partition)
order by 1, 2`;

/**
 * What is wrong with the keys of a migrated database, one sentence each. Every key of a table begins with its tenant, so
 * that the rows of one tenant can move to another machine (decision 0045); the exceptions above say why they are some.
 */
export async function problemsOfKeys(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ kind: string; name: string; problem: string }>(sql);
    const excused = (kind: string) => (kind === 'table' ? shared : kind === 'index' ? global : {});
    const problems = rows.filter(({ kind, name }) => !Object.hasOwn(excused(kind), name)).map(({ problem }) => problem);
    const needed = new Set(rows.map(({ name }) => name));
    const unneeded = [...Object.keys(shared), ...Object.keys(global)].filter((name) => !needed.has(name));
    return [...problems, ...unneeded.map((name) => `${name} needs no exception in tools/schema-keys.ts any more`)];
  } finally {
    await client.end();
  }
}

import pg from 'pg';

/** The parts of a schema in a fixed order, each as the statement that would make it; enough to see any drift in a diff. */
const parts: readonly { title: string; sql: string }[] = [
  {
    title: 'Tables',
    sql: `select 'table ' || c.relname || coalesce(e'\n  -- ' || obj_description(c.oid), '') || e'\n' ||
        string_agg('  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end ||
          case when a.attidentity <> '' then ' identity' else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || coalesce('  -- ' || col_description(c.oid, a.attnum), ''), e'\n' order by a.attnum) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relkind in ('r', 'v', 'm') and c.relnamespace = 'public'::regnamespace group by c.oid, c.relname order by c.relname`,
  },
  {
    title: 'Constraints',
    sql: `select conrelid::regclass || ': ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0 order by conrelid::regclass::text, conname`,
  },
  { title: 'Indexes', sql: `select indexdef as line from pg_indexes where schemaname = 'public' order by indexname` },
  {
    title: 'Row-level security',
    sql: `select c.relname || ': ' || case when c.relforcerowsecurity then 'forced' else 'NOT FORCED' end || ', ' || p.polname || ' for ' || p.polcmd::text || ' to ' ||
        (select string_agg(case when r = 0 then 'public' else pg_get_userbyid(r) end, ', ') from unnest(p.polroles) r) || ' using ' || coalesce(pg_get_expr(p.polqual, p.polrelid), '-') || ' with check ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '-') as line
      from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace order by c.relname, p.polname`,
  },
  {
    title: 'Grants',
    sql: `select c.relname || ': ' || pg_get_userbyid(a.grantee) || ' ' || string_agg(lower(a.privilege_type), ', ' order by a.privilege_type) as line
      from pg_class c, lateral aclexplode(c.relacl) a where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and pg_get_userbyid(a.grantee) like 'haulway\\_%' group by c.relname, a.grantee order by c.relname, pg_get_userbyid(a.grantee)`,
  },
  {
    title: 'Functions',
    sql: `select pg_get_functiondef(p.oid) || case when p.prosecdef then ' -- security definer, owned by ' || pg_get_userbyid(p.proowner) else '' end as line from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.proname, p.oid::regprocedure::text`,
  },
  {
    title: 'Triggers',
    sql: `select pg_get_triggerdef(t.oid) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, t.tgname`,
  },
];

/** The schema of a migrated database as text. */
export async function schemaOf(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let text =
      '-- What a freshly migrated database looks like. Written by `npm run generate`; `npm run check` compares.\n';
    for (const { title, sql } of parts) {
      const { rows } = await client.query<{ line: string }>(sql);
      text += `\n-- ${title}\n\n${rows.map((row) => row.line).join('\n')}\n`;
    }
    return text;
  } finally {
    await client.end();
  }
}

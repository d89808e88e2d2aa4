import { pick, type Random, sample, type Schema } from './payloads.ts';

/** Stands in no payload as it is: it comes into being when PostgreSQL puts its two parts together. */
export const mark = 'injected9';
const made = `'inj'||'ected9'`;
/** Longer than any statement may take, so that one which sleeps is ended with a fault. */
const sleep = 'pg_sleep(8)';

/** As the tools of attackers type them: out of a text, a number, a list, an order, a pattern, a cast, a comment. */
export const sqlPayloads: readonly string[] = [
  `'`,
  `"`,
  `')`,
  `'))--`,
  `\\'`,
  `' or '1'='1`,
  `" or ""="`,
  `1 or 1=1`,
  `') or ('1'='1`,
  `%' or name ilike '%`,
  `' and 1=(select count(*) from app_user)--`,
  `'||(select ${made})||'`,
  `')||(select ${made})||('`,
  `' union select ${made}--`,
  `' union all select null,null,${made}--`,
  `') union select ${made},null from company--`,
  `'; update company set trade_name = ${made}; --`,
  `'; insert into lookup_missing values (${made}); --`,
  `1; update company set trade_name = ${made}; --`,
  `'; select ${sleep}; --`,
  `' || (select ${sleep}) || '`,
  `1 and 1=(select 1 from ${sleep})`,
  `(select ${sleep})`,
  `name, (select ${sleep})`,
  `id desc, (select 1 from ${sleep})`,
  `name) desc nulls first, (select 1/0`,
  `' and 1=cast((select ${made}) as int)--`,
  `' and 1=(select 1/0)--`,
  `$$; select ${sleep}; $$`,
  `$1`,
  `$1::int; --`,
  `:name`,
  `?`,
  `{{7*7}}`,
  `/* */ or /**/ 1=1 --`,
  `'/**/or/**/1=1--`,
  `' or 1=1 limit 1 offset 1--`,
  `E'\\047'`,
  `U&"d\\0061t\\+000061"`,
  `%27%20or%201=1`,
  `ʼ or 1=1--`,
  `' collate "C" > '`,
  `'::regclass::text||'`,
  `x' at time zone 'UTC' || '`,
  `{"$gt":""}`,
  `a,b}'::text[]||'{c`,
];

/** Texts that the schema takes as they come: no dates, ids or choices. */
const isFree = ({ type, format, enum: choices }: Schema): boolean =>
  type === 'string' && choices === undefined && (format === undefined || format === 'email');

/**
 * A payload with SQL in its texts: in all of them, or, `sparse`, in about one of five and what the schema may well take in
 * the others, so that the rest of the payload is more often good enough to be worked with.
 */
export function withSql(schema: Schema, random: Random, ids: readonly string[], sparse: boolean): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return withSql(pick(random, choices), random, ids, sparse);
  if (isFree(schema)) {
    if (sparse && random() > 0.2) return sample(schema, random, ids);
    const { minLength = 0, maxLength = 200 } = schema;
    return pick(random, sqlPayloads).slice(0, maxLength).padEnd(minLength, '-');
  }
  if (schema.type === 'array' && typeof schema.items === 'object') {
    const { items, minItems = 0, maxItems = 2 } = schema;
    return Array.from({ length: Math.max(minItems, Math.min(maxItems, 1)) }, () => withSql(items, random, ids, sparse));
  }
  if (schema.type === 'object' && schema.properties) {
    const required = new Set(schema.required);
    const kept = Object.entries(schema.properties).filter(([name]) => required.has(name) || !sparse || random() < 0.6);
    return Object.fromEntries(kept.map(([name, each]) => [name, withSql(each, random, ids, sparse)]));
  }
  return sample(schema, random, ids);
}

/** A JSON schema, as far as the catalogue of operations uses it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Numbers from 0 up to 1, the same for the same seed: what broke once can be sent again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

export function pick<T>(random: Random, all: readonly T[]): T {
  return all[Math.floor(random() * all.length)]!;
}

/** What no honest caller sends, and what has broken other programs. */
const nasty: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '\uFB2C'.repeat(60),
  '👩‍👩‍👧'.repeat(20),
  'x'.repeat(5000),
  'İ'.repeat(100),
  "'; drop table supplier; --",
  '%_\\',
  '=HYPERLINK("http://x")',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '{client}',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '+012026-01-01T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  '1e309',
  -1,
  -0,
  0.1,
  1e-9,
  1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER + 2,
];

const words = ['Karoo', 'Kgalagadi Haulage (Pty) Ltd', 'são João', 'Ndlovu', '12', 'A', '+27825550142', '62000111222'];

/** A value that the schema may well take; patterns and rules between fields may still refuse it. */
export function sample(schema: Schema, random: Random, ids: readonly string[]): unknown {
  const { anyOf, oneOf } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return sample(pick(random, choices), random, ids);
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const type = typeof schema.type === 'object' ? pick(random, schema.type) : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema, random, ids);
    case 'integer':
    case 'number':
      return numberOf(schema, random, type === 'integer');
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    case 'array':
      return listOf(schema, random, ids);
    case 'object':
      return recordOf(schema, random, ids);
    default:
      return pick(random, nasty);
  }
}

function textOf({ format, minLength = 0, maxLength = 60 }: Schema, random: Random, ids: readonly string[]): string {
  if (format === 'uuid') return random() < 0.8 ? pick(random, ids) : crypto.randomUUID();
  if (format === 'date') return pick(random, ['2026-06-03', '2024-02-29', '0001-01-01', '9999-12-31', '1970-01-01']);
  if (format === 'date-time') return pick(random, ['2026-06-03T08:00:00.000Z', '9999-12-31T23:59:59.999Z']);
  if (format === 'email') return pick(random, ['a@b.example', 'info@transportes-moçambique.example']);
  if (random() < 0.1) return 'ü'.repeat(Math.min(maxLength, 3000));
  const text = pick(random, ['', ...words, '2026-06-03', 'ZA', 'South Africa', 'en', 'https://x.example/#/a/b']);
  return text.slice(0, maxLength).padEnd(minLength, 'x');
}

function numberOf({ minimum = -1000, maximum = 1_000_000 }: Schema, random: Random, isWhole: boolean): number {
  const edges = [minimum, maximum, minimum + 1, maximum - 1, 0];
  const value = random() < 0.4 ? pick(random, edges) : minimum + random() * (maximum - minimum);
  return isWhole ? Math.trunc(value) : value;
}

function listOf({ items, minItems = 0, maxItems = 3 }: Schema, random: Random, ids: readonly string[]): unknown[] {
  const length = Math.min(maxItems, minItems + Math.floor(random() * 3));
  const each = typeof items === 'object' ? items : {};
  return Array.from({ length }, () => sample(each, random, ids));
}

function recordOf(schema: Schema, random: Random, ids: readonly string[]): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random() < 0.6)
      .map(([name, each]) => [name, sample(each, random, ids)]),
  );
}

/** The same payload with something wrong in it, anywhere: another value, nothing, or one field more. */
export function broken(payload: unknown, random: Random): unknown {
  if (Array.isArray(payload) && payload.length > 0 && random() < 0.7) {
    const place = Math.floor(random() * payload.length);
    return payload.map((item, index) => (index === place ? broken(item, random) : item));
  }
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
    const names = Object.keys(payload);
    const roll = random();
    if (roll < 0.1 || names.length === 0) return { ...payload, [pick(random, extraNames)]: pick(random, nasty) };
    const name = pick(random, names);
    const { [name]: value, ...others } = payload as Record<string, unknown>;
    if (roll < 0.2) return others;
    return { ...payload, [name]: roll < 0.6 ? broken(value, random) : pick(random, nasty) };
  }
  return pick(random, nasty);
}

/** Fields that a caller might hope to set. */
const extraNames = ['isAdmin', 'status', 'partition', 'creditLimit', 'modifiedBy', 'edited_by', 'toString', 'id'];

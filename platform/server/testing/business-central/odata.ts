import { Refusal } from './refusal.ts';

type Row = Readonly<Record<string, unknown>>;
type Test = (row: Row) => boolean;

const term = /^\s*(\w+)\s+(eq|ne|gt|ge|lt|le)\s+('(?:[^']|'')*'|[^\s']+)\s*(?:and\b|$)/;

/**
 * Reads a `$filter` of comparisons joined by `and`; a quote within a text is doubled. Throws a Refusal for anything else: a
 * double that understood too little would let a wrong question pass.
 */
export function filterOf(text: string | null): Test {
  const tests: Test[] = [];
  for (let rest = text ?? ''; rest.trim() !== '';) {
    const found = term.exec(rest);
    if (!found) throw new Refusal(400, 'BadRequest', `Syntax error in '${rest}'.`);
    const [whole, field, comparison, literal] = found as unknown as [string, string, string, string];
    tests.push(testOf(field, comparison, literal));
    rest = rest.slice(whole.length);
  }
  return (row) => tests.every((each) => each(row));
}

function testOf(field: string, comparison: string, literal: string): Test {
  const isText = literal.startsWith("'");
  const wanted = isText ? literal.slice(1, -1).replaceAll("''", "'") : literal;
  const place = (row: Row): number => {
    if (!(field in row)) throw new Refusal(400, 'BadRequest', `Could not find a property named '${field}'.`);
    const own = row[field];
    if (isText) return compared(String(own), wanted);
    if (typeof own === 'number') return Math.sign(own - Number(wanted));
    return /^\d{4}-\d\d-\d\dT/.test(wanted)
      ? Math.sign(Date.parse(String(own)) - Date.parse(wanted))
      : compared(String(own), wanted);
  };
  const holds: Record<string, (sign: number) => boolean> = {
    eq: (sign) => sign === 0,
    ne: (sign) => sign !== 0,
    gt: (sign) => sign > 0,
    ge: (sign) => sign >= 0,
    lt: (sign) => sign < 0,
    le: (sign) => sign <= 0,
  };
  return (row) => holds[comparison]!(place(row));
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

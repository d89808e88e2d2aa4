import { isDeepStrictEqual } from 'node:util';

/** How sure a finding is: said by its own label, by something near, or only guessed. Staff see it beside what was typed. */
type Confidence = 'high' | 'medium' | 'low';

export interface Finding<Value> {
  readonly value: Value;
  readonly confidence: Confidence;
  /** The line it was read from, for the person who compares. */
  readonly source: string;
}

/** The labels of one field in all languages, as regular expressions over folded text. */
export interface Labels {
  /** Unmistakable: a blank after it is enough. */
  readonly clear: readonly string[];
  /** Words of common speech too: a colon, a dash or a column of its own must follow. */
  readonly common: readonly string[];
}

const ranks: Readonly<Record<Confidence, number>> = { high: 2, medium: 1, low: 0 };
const lower: Readonly<Record<Confidence, Confidence>> = { high: 'medium', medium: 'low', low: 'low' };

/**
 * Lower case without accents and with straight quotes, letter for letter, so that a place in the folded text is the same
 * place in the original.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
}

/** Lines of a text as `pdfText` lays them out, with every kind of blank and dash made plain. */
export function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The columns of a line: `pdfText` sets them three blanks apart. */
function columnsOf(line: string): string[] {
  return line.split(/\s{3,}/);
}

/**
 * Everything that stands behind one of the labels: on the same line, in the next column, or below. `read` says what of it is
 * a value; the first reading of a label counts.
 */
export function labelled<Value>(
  lines: readonly string[],
  labels: Labels,
  read: (text: string) => Value | undefined,
): Finding<Value>[] {
  const start = '^(?:\\d{1,2}[.)] *|[-*•] *)?';
  const clear = new RegExp(`${start}(?:${labels.clear.join('|')})(?: *[:.=-]+ *| +|$)`);
  const common = new RegExp(`${start}(?:${labels.common.join('|') || '(?!)'})(?: *[:=-]+ *|$)`);
  const findings: Finding<Value>[] = [];
  for (const [at, line] of lines.entries()) {
    const columns = columnsOf(line);
    for (const [column, text] of columns.entries()) {
      const label = clear.exec(folded(text)) ?? common.exec(folded(text));
      if (!label) continue;
      const below = columnsOf(lines[at + 1] ?? '');
      const places: [text: string | undefined, confidence: Confidence, source: string][] = [
        [text.slice(label[0].length), 'high', line],
        [columns[column + 1], 'high', line],
        [
          below.length === columns.length ? below[column] : columns.length === 1 ? below[0] : undefined,
          'medium',
          `${line} / ${lines[at + 1] ?? ''}`,
        ],
      ];
      // A label alone in its column is followed by its value; a label with words behind it is not looked for elsewhere.
      const open = label[0].length < text.length ? places.slice(0, 1) : places.slice(1);
      for (const [place, confidence, source] of open) {
        const value = place ? read(place) : undefined;
        if (value === undefined) continue;
        findings.push({ value, confidence, source: source.slice(0, 200) });
        break;
      }
    }
  }
  return findings;
}

/** The surest of several findings, the first among equals; less sure where an equally sure one says something else. */
export function surest<Value>(findings: readonly Finding<Value>[]): Finding<Value> | undefined {
  const [best] = findings.toSorted((a, b) => ranks[b.confidence] - ranks[a.confidence]);
  if (!best) return undefined;
  const isDisputed = findings.some(
    ({ value, confidence }) => confidence === best.confidence && !isDeepStrictEqual(value, best.value),
  );
  return isDisputed ? { ...best, confidence: lower[best.confidence] } : best;
}

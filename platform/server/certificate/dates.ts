import { folded } from './reading.ts';

/** A date in a text: as ISO, and where it stands. */
export interface FoundDate {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** Beginnings of the months' names in English, Afrikaans, Portuguese and French, without accents; long enough to be told apart. */
const months: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fev'],
  ['mar', 'maa', 'mrt'],
  ['apr', 'abr', 'avr'],
  ['may', 'mei', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out'],
  ['nov'],
  ['dec', 'des', 'dez'],
];
const monthNames =
  'jan(?:uary|uarie|eiro|v|vier)?|feb(?:ruary|ruarie)?|fev(?:ereiro|r|rier)?|mar(?:ch|co|s)?|maart|mrt|apr(?:il)?|abr(?:il)?|avr(?:il)?|may|mei|mai(?:o)?|' +
  'jun(?:e|ie|ho)?|juin|jul(?:y|ie|ho)?|juil(?:let)?|aug(?:ust|ustus)?|ago(?:sto)?|aout|sep(?:t|tember|tembre)?|set(?:embro)?|oct(?:ober|obre)?|okt(?:ober)?|' +
  'out(?:ubro)?|nov(?:ember|embre|embro)?|dec(?:ember|embre)?|des(?:ember)?|dez(?:embro)?';

const ordinal = '(?:st|nd|rd|th|er|\\.?[º°ª]|o|ste|de)?';
const forms: readonly { readonly form: RegExp; readonly order: readonly ('day' | 'month' | 'year')[] }[] = [
  { form: /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g, order: ['year', 'month', 'day'] },
  { form: /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g, order: ['day', 'month', 'year'] },
  {
    form: new RegExp(
      `(?<!\\d)(\\d{1,2})${ordinal}()[ -]*(?:day )?(?:of |de |d')?(${monthNames})\\.?,?[ -]*(?:de |do )?(\\d{4}|\\d{2})(?!\\d)`,
      'g',
    ),
    order: ['day', 'month', 'year'],
  },
  {
    form: new RegExp(`\\b(${monthNames})\\.?() +(\\d{1,2})${ordinal},? +(\\d{4})(?!\\d)`, 'g'),
    order: ['month', 'day', 'year'],
  },
];

/** All dates of a text in the order in which they stand, in any of the usual styles of the four languages. */
export function datesIn(text: string): FoundDate[] {
  const plain = folded(text);
  const found: FoundDate[] = [];
  for (const { form, order } of forms)
    for (const match of plain.matchAll(form)) {
      const parts = new Map(order.map((part, at) => [part, [match[1], match[3], match[4]][at] ?? '']));
      const date = isoDate(
        parts.get('year') ?? '',
        parts.get('month') ?? '',
        parts.get('day') ?? '',
        order[0] === 'day',
      );
      const [start, end] = [match.index, match.index + match[0].length];
      if (date && !found.some((other) => start < other.end && other.start < end)) found.push({ date, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

/** Day before month, as everywhere in Africa; the other way round only where it cannot be read so. */
function isoDate(yearText: string, monthText: string, dayText: string, mayBeSwapped: boolean): string | undefined {
  const year = Number(yearText.length === 2 ? `20${yearText}` : yearText);
  const named = months.findIndex((names) => names.some((name) => monthText.startsWith(name))) + 1;
  const [month, day] = [named || Number(monthText), Number(dayText)];
  return realDate(year, month, day) ?? (mayBeSwapped && !named ? realDate(year, day, month) : undefined);
}

function realDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 2000 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const between =
  /^[ ,]*(?:\d{1,2}[:h]\d{2}(?: ?hrs)?,? *)?(?:-|to|until|till|up to|through|and|tot|tot en met|en|a|ate|ate a|ao|e|au|jusqu'au|et)(?: (?:and including|at|on|the|le|dia|o dia|midnight))*[ :]*$/;

/** The first two dates that one of the words for "to" joins: a period. */
export function periodIn(text: string): { from: string; to: string } | undefined {
  const dates = datesIn(text);
  for (const [at, first] of dates.entries()) {
    const second = dates[at + 1];
    if (second && between.test(folded(text).slice(first.end, second.start)) && first.date < second.date)
      return { from: first.date, to: second.date };
  }
  return undefined;
}

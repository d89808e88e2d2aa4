import { type CalendarDate, isCalendarDate } from '#platform/dates.ts';
import {
  findingOf,
  type ReadFile,
  type ReadLine,
  readLimits,
  type ReadStatement,
  RefusedFile,
  tidy,
} from './read-file.ts';
import { amountIn } from './written.ts';

/** A tag of OFX with the value behind it; those of a group have none. */
interface Tag {
  readonly name: string;
  readonly value: string;
  readonly row: number;
}

/**
 * Open Financial Exchange, as SGML (1.x) or XML (2.x). Its balance is the one at the moment of the export, not of the last
 * line, so it proves nothing and is left alone.
 */
export function readOfx(text: string): ReadFile {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new RefusedFile('entities');
  const begin = text.search(/<OFX>/i);
  if (begin === -1) throw new RefusedFile('notRecognised');
  if (!/<\/OFX>\s*$/i.test(text.slice(-200))) throw new RefusedFile('notWhole');
  const statements: ReadStatement[] = [];
  let [pending, lines] = [0, 0];
  for (const tags of groups(tagsOf(text), /^(?:CC)?STMTRS$/)) {
    pending += groups(tags, /^STMTTRNP$/).length;
    const read = groups(tags, /^STMTTRN$/).flatMap(lineOf);
    lines += read.length;
    if (lines > readLimits.lines) throw new RefusedFile('tooManyLines', { most: readLimits.lines });
    statements.push(statementOf(tags, read));
  }
  if (statements.length === 0) throw new RefusedFile('notRecognised');
  const findings = statements.map((_, place) => findingOf('noBalances', { statement: place + 1 }));
  return { format: 'ofx', template: '', statements, pending, findings, sample: [], columns: null };
}

function tagsOf(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  let [row, counted] = [1, 0];
  for (const { 1: name, 2: value, index } of text.matchAll(/<(\/?[A-Za-z0-9.]{1,40})>([^<]*)/g)) {
    for (; counted < index; counted++) if (text.charCodeAt(counted) === 10) row++;
    tags.push({ name: name!.toUpperCase(), value: decoded(value!.trim()), row });
    if (tags.length > readLimits.lines * 40) throw new RefusedFile('tooManyLines', { most: readLimits.lines });
  }
  return tags;
}

const decoded = (value: string) =>
  value.replace(
    /&(amp|lt|gt|quot|apos|nbsp);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? ' ',
  );

/** What stands between a tag of a group and its end. */
function groups(tags: readonly Tag[], name: RegExp): readonly (readonly Tag[])[] {
  const found: Tag[][] = [];
  let [open, current]: [string, Tag[]] = ['', []];
  for (const tag of tags) {
    if (open === '') {
      if (!name.test(tag.name)) continue;
      [open, current] = [tag.name, [tag]];
    } else if (tag.name === `/${open}`) {
      found.push(current);
      open = '';
    } else current.push(tag);
  }
  if (open !== '') throw new RefusedFile('notWhole');
  return found;
}

function valueOf(tags: readonly Tag[], name: string): string {
  return tags.find((tag) => tag.name === name)?.value ?? '';
}

function lineOf(tags: readonly Tag[]): ReadLine[] {
  const row = tags[0]!.row;
  const written = valueOf(tags, 'TRNAMT');
  const amount = amountIn(written, written.includes(',') ? 'comma' : 'point');
  if (amount === undefined) throw new RefusedFile('noAmount', { row, value: written.slice(0, 60) });
  const day = dayOf(valueOf(tags, 'DTPOSTED'));
  if (!day) throw new RefusedFile('noDate', { row, value: valueOf(tags, 'DTPOSTED').slice(0, 60) });
  if (amount === 0n) return [];
  const [name, memo] = [valueOf(tags, 'NAME'), valueOf(tags, 'MEMO')];
  return [
    {
      row,
      day,
      valueDay: dayOf(valueOf(tags, 'DTAVAIL')) ?? day,
      amount,
      text: tidy([...new Set([name, memo])].filter(Boolean).join(' ')),
      reference: tidy(valueOf(tags, 'CHECKNUM') || valueOf(tags, 'REFNUM'), 200),
      payerName: tidy(name, 200),
      payerAccount: '',
      balance: null,
      isFee: /^(?:FEE|SRVCHG)$/.test(valueOf(tags, 'TRNTYPE').toUpperCase()),
    },
  ];
}

/** `20260302120000[+2:SAST]`: the day as it is written. */
function dayOf(value: string): CalendarDate | undefined {
  const day = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`;
  return isCalendarDate(day) ? day : undefined;
}

function statementOf(tags: readonly Tag[], lines: readonly ReadLine[]): ReadStatement {
  const stated = [dayOf(valueOf(tags, 'DTSTART')), dayOf(valueOf(tags, 'DTEND'))].filter((day) => day !== undefined);
  const days = [...lines.map(({ day }) => day), ...(lines.length === 0 ? stated : [])].toSorted();
  if (days.length === 0) throw new RefusedFile('notWhole', { row: tags[0]!.row });
  return {
    account: { number: valueOf(tags, 'ACCTID'), currency: valueOf(tags, 'CURDEF').toUpperCase() },
    number: '',
    fromDay: days[0]!,
    toDay: days.at(-1)!,
    opening: null,
    closing: null,
    lines,
  };
}

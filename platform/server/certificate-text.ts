import type { Cents } from '../money.ts';
import { amountIn } from './certificate/amounts.ts';
import { datesIn, periodIn } from './certificate/dates.ts';
import { folded, labelled, linesOf, surest, type Finding } from './certificate/reading.ts';
import {
  companyForm,
  coverLabels,
  fromLabels,
  insuredLabels,
  insuredSentences,
  insurerLabels,
  insurerName,
  otherAmounts,
  perLoadLabels,
  periodLabels,
  policyLabels,
  toLabels,
} from './certificate/wording.ts';

/** What a goods-in-transit certificate says, as far as it could be read; shown to staff beside what the applicant typed. */
export interface CertificateFindings {
  readonly insuredName?: Finding<string>;
  readonly policyNumber?: Finding<string>;
  readonly insurer?: Finding<string>;
  /** The cover for one load where the certificate tells it from a total. In cents. */
  readonly coverCents?: Finding<Cents>;
  /** ISO 4217, where it stands with the cover. */
  readonly currency?: Finding<string>;
  /** Dates as YYYY-MM-DD, both of them covered. */
  readonly from?: Finding<string>;
  readonly to?: Finding<string>;
}

/** Reads the text of a certificate (`pdfText`), in any of the four languages. Never decides anything: people do. */
export function readCertificate(text: string): CertificateFindings {
  const lines = linesOf(text);
  const cover = coverIn(lines);
  const period = periodFindings(lines);
  const found = {
    insuredName: surest([...labelled(lines, insuredLabels, nameIn), ...insuredInSentences(lines)]),
    policyNumber: surest([...labelled(lines, policyLabels, policyNumberIn), ...policyInSentences(lines)]),
    insurer: surest([...labelled(lines, insurerLabels, nameIn), ...letterhead(lines)]),
    coverCents: cover && { ...cover, value: cover.value.cents },
    currency: cover?.value.currency === undefined ? undefined : { ...cover, value: cover.value.currency },
    from: period.from,
    to: period.to,
  };
  return Object.fromEntries(Object.entries(found).filter(([, finding]) => finding !== undefined));
}

const allLabels = [
  insuredLabels,
  policyLabels,
  insurerLabels,
  perLoadLabels,
  coverLabels,
  periodLabels,
  fromLabels,
  toLabels,
];
const label = new RegExp(`^(?:${allLabels.flatMap(({ clear, common }) => [...clear, ...common]).join('|')})$`);

/** A name up to where something else begins; undefined for what is no name, such as the label of the next column. */
function nameIn(text: string): string | undefined {
  const [name = ''] = text.split(
    /\s{3,}|[;:]|\((?:hereinafter|reg|registration|nuit|rccm|vat|the )|, (?:registration|reg|nuit|vat|of )/i,
  );
  const clean = name.replace(/^[\s"'.,-]+|[\s"',-]+$/g, '').trim();
  if (label.test(folded(clean))) return undefined;
  return clean.length <= 120 && (clean.match(/\p{L}/gu)?.length ?? 0) >= 3 && datesIn(clean).length === 0
    ? clean
    : undefined;
}

/** Capitals, digits and their marks, with at least one digit: `GIT/2026/0042`, `POL 12 3456`. */
function policyNumberIn(text: string): string | undefined {
  const number = /^[A-Z0-9][A-Z0-9/._-]*(?: [A-Z/._-]*\d[A-Z0-9/._-]*)*/.exec(text.trim())?.[0].replace(/[._/-]+$/, '');
  return number && number.length >= 4 && number.length <= 40 && /\d/.test(number) && datesIn(number).length === 0
    ? number
    : undefined;
}

function coverIn(lines: readonly string[]): Finding<{ cents: Cents; currency: string | undefined }> | undefined {
  const isCover = ({ source }: { readonly source: string }) => !otherAmounts.test(folded(source));
  const perLoad = labelled(lines, perLoadLabels, amountIn).filter(isCover);
  const general = labelled(lines, coverLabels, amountIn).filter(isCover);
  // A limit for one load is the cover even where other limits stand beside it.
  return surest(perLoad.length > 0 ? perLoad : general);
}

function periodFindings(lines: readonly string[]): {
  from: Finding<string> | undefined;
  to: Finding<string> | undefined;
} {
  const whole = surest([...labelled(lines, periodLabels, periodIn), ...lines.flatMap(periodOfLine)]);
  const part = (find: 'from' | 'to') => whole && { ...whole, value: whole.value[find] };
  const dateIn = (text: string) => datesIn(text)[0]?.date;
  return {
    from: part('from') ?? surest(labelled(lines, fromLabels, dateIn)),
    to: part('to') ?? surest(labelled(lines, toLabels, dateIn)),
  };
}

/** A period in running words: not said to be the insurance's, but there is rarely another one. */
function periodOfLine(line: string): Finding<{ from: string; to: string }>[] {
  const period = periodIn(line);
  return period ? [{ value: period, confidence: 'medium', source: line.slice(0, 200) }] : [];
}

function insuredInSentences(lines: readonly string[]): Finding<string>[] {
  const text = lines.join(' ');
  return insuredSentences.flatMap((sentence) => {
    const match = sentence.exec(folded(text));
    const start = match?.[1] === undefined ? -1 : folded(text).indexOf(match[1], match.index);
    const name = start < 0 || !match?.[1] ? undefined : nameIn(text.slice(start, start + match[1].length));
    return name && match
      ? [{ value: name, confidence: 'medium', source: text.slice(match.index, match.index + 200) }]
      : [];
  });
}

const policyAnywhere = new RegExp(`[ ,](?:${policyLabels.clear.join('|')})(?: *: *| +)`);

function policyInSentences(lines: readonly string[]): Finding<string>[] {
  return lines.flatMap((line): Finding<string>[] => {
    const before = policyAnywhere.exec(folded(line));
    const number = before && policyNumberIn(line.slice(before.index + before[0].length));
    return number ? [{ value: number, confidence: 'medium', source: line.slice(0, 200) }] : [];
  });
}

/** The insurer as the head of its paper: a company of insurance among the first lines, without its address. */
function letterhead(lines: readonly string[]): Finding<string>[] {
  for (const line of lines.slice(0, 8)) {
    if (line.length > 80 || line.includes(':') || !insurerName.test(folded(line))) continue;
    const parts = line.split(', ');
    const end = parts.findIndex((part) => companyForm.test(folded(part)));
    const name = end < 0 ? undefined : nameIn(parts.slice(0, end + 1).join(', '));
    if (name) return [{ value: name, confidence: 'low', source: line }];
  }
  return [];
}

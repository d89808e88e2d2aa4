import { minus } from '#platform/calculations.ts';
import { decimalOf } from '#platform/money.ts';
import type { ExchangeProblem } from '#modules/money/exchanges/status.ts';
import type { Difference } from '../contract.ts';
import type { ExportedDocument } from '../document.ts';
import { certainAfterMinutes, type PendingDeed } from '../status.ts';
import type { Contents, Standing } from './port.ts';

/** What is known here of an export. */
export interface Known {
  readonly theirId: string;
  /** What was sent and not heard of. */
  readonly pending: PendingDeed;
  readonly pendingAt: Date | null;
  /** A creation of ours has left at some time. */
  readonly hasCreated: boolean;
}

/** What a sound look-up has shown. */
export interface Seen {
  readonly found: readonly Standing[];
  /** Of the draft, where exactly one stands there. */
  readonly contents: Contents | undefined;
}

/** What the system and its settings allow. */
export interface Abilities {
  readonly mayRound: boolean;
  readonly posts: boolean;
}

export type Step =
  | { readonly does: Exclude<PendingDeed, ''>; readonly standing?: Standing }
  | { readonly does: 'wait'; readonly standing?: Standing }
  | { readonly does: 'done'; readonly standing: Standing }
  | {
      readonly does: 'fail';
      readonly problem: ExchangeProblem;
      readonly differences: readonly Difference[];
      readonly standing?: Standing;
    };

/** As many cents as a rounding line may make equal: what several ways of rounding VAT come to. */
const mostRounding = 5n;

/**
 * What is to be done next with a document, by what stands there now. Nothing is ever sent anew while a sending of it that may
 * still be carried out is less than an hour old.
 */
export function nextStep(
  document: ExportedDocument,
  known: Known,
  { found, contents }: Seen,
  { mayRound, posts }: Abilities,
  now: Date,
): Step {
  /** Whether this deed may be under way still. */
  const isUnderWay = (deed: PendingDeed) =>
    known.pending === deed && now.getTime() - (known.pendingAt ?? now).getTime() < certainAfterMinutes * 60_000;
  const [standing, second] = found;
  if (second) return fail('bcDuplicate', []);
  if (!standing) {
    if (known.theirId !== '') return fail('bcDrift', [{ field: 'status', ours: 'draft', theirs: 'gone' }]);
    return { does: isUnderWay('create') ? 'wait' : 'create' };
  }
  if (!isOurs(document, known, standing, contents)) return fail('bcDuplicate', totalsOf(document, standing), standing);
  if (standing.state !== 'draft') return settled(document, standing);
  if (!contents || contents.lines === 0) return { does: isUnderWay('lines') ? 'wait' : 'lines', standing };
  if (contents.withoutCentre.length > 0) return { does: 'centres', standing };
  const cents = minus(document.gross, standing.gross);
  const isCents = cents !== 0n && cents <= mostRounding && cents >= -mostRounding;
  // A rounding line is sent once: a second one would say that the first did not do what it was sent for.
  if (isCents && mayRound && !contents.hasRounding) return { does: isUnderWay('round') ? 'wait' : 'round', standing };
  const differences = differencesOf(document, standing, contents);
  if (differences.length > 0) return fail('bcDrift', differences, standing);
  if (document.file && !contents.hasFile) return { does: isUnderWay('attach') ? 'wait' : 'attach', standing };
  return posts ? { does: 'post', standing } : { does: 'done', standing };
}

/** Ours is what we know by its id, an empty draft after a creation of ours, and a draft that has our totals. */
function isOurs(
  document: ExportedDocument,
  { theirId, hasCreated }: Known,
  standing: Standing,
  contents: Contents | undefined,
): boolean {
  if (standing.state === 'inFile') return true;
  if (theirId !== '') return standing.id === theirId;
  if (standing.gross === document.gross) return standing.state === 'draft' || hasCreated;
  return hasCreated && standing.state === 'draft' && contents?.lines === 0;
}

/** What stands there and is no draft any more: posted, by us or by somebody there, or taken back. */
function settled(document: ExportedDocument, standing: Standing): Step {
  if (standing.state === 'canceled')
    return fail('bcDrift', [{ field: 'status', ours: 'posted', theirs: 'canceled' }], standing);
  const differences = totalsOf(document, standing);
  return differences.length > 0 ? fail('bcDrift', differences, standing) : { does: 'done', standing };
}

/** What differs in a draft, before it is posted: totals to the cent, days, and what an early payment takes off. */
export function differencesOf(document: ExportedDocument, standing: Standing, contents?: Contents): Difference[] {
  const differences = totalsOf(document, standing);
  const { dueDate, invoiceDate } = document;
  if (standing.dueDate !== dueDate) differences.push({ field: 'dueDate', ours: dueDate, theirs: standing.dueDate });
  if (standing.invoiceDate !== invoiceDate)
    differences.push({ field: 'invoiceDate', ours: invoiceDate, theirs: standing.invoiceDate });
  const discount = document.discount ?? 0n;
  if (contents && contents.discount !== discount)
    differences.push({ field: 'discount', ours: percentText(discount), theirs: percentText(contents.discount) });
  return differences;
}

export function totalsOf(document: ExportedDocument, standing: Standing): Difference[] {
  const differences: Difference[] = [];
  if (standing.gross !== document.gross)
    differences.push({ field: 'gross', ours: decimalOf(document.gross), theirs: decimalOf(standing.gross) });
  // Of the net amount only what no rounding explains: another VAT code, for instance.
  const net = minus(document.net, standing.net);
  if (net > mostRounding || net < -mostRounding)
    differences.push({ field: 'net', ours: decimalOf(document.net), theirs: decimalOf(standing.net) });
  return differences;
}

/** Ten-thousandths of a per cent as people write it: `2.5`. */
function percentText(value: bigint): string {
  const digits = String(value).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}

function fail(problem: ExchangeProblem, differences: readonly Difference[], standing?: Standing): Step {
  return { does: 'fail', problem, differences, ...(standing && { standing }) };
}

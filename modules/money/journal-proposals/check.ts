import { sumOf } from '#platform/calculations.ts';
import type { Cents } from '#platform/money.ts';
import type { ProposalKind } from './fields.ts';
import type { JournalProposalFailureCode } from './messages/failures/index.ts';
import { type CheckedLine, wordOf } from './lines.ts';
import { type Suggestion, suggestionFor } from './suggestion.ts';

/** What is known of the texts of the lines. Keys are as `wordOf` writes them. */
export interface Known {
  readonly accounts: ReadonlyMap<
    string,
    {
      readonly number: string;
      readonly isActive: boolean;
      readonly isControl: boolean;
      readonly centreRequired: boolean;
      /** Whose open items stand on it; none for other accounts. */
      readonly partyKind: 'customer' | 'supplier' | undefined;
    }
  >;
  /** Centres in use on the posting date. */
  readonly centres: ReadonlyMap<string, unknown>;
  readonly loads: ReadonlyMap<string, unknown>;
  /** `kind word` → how many have this name or account code. */
  readonly parties: ReadonlyMap<string, number>;
  /** Earlier amounts of lines like this one: `account centre text` → signed cents, the latest first. */
  readonly earlier: ReadonlyMap<string, readonly Cents[]>;
}

export interface Finding {
  readonly code: JournalProposalFailureCode;
  readonly details: Readonly<Record<string, string | number | Cents>>;
  readonly row: number | null;
  readonly field: string;
  readonly group: string;
}

export interface Group {
  readonly group: string;
  readonly lines: number;
  readonly debit: Cents;
  readonly credit: Cents;
  /** Above zero where there is too much debit. */
  readonly difference: Cents;
}

export interface Checked {
  readonly findings: readonly Finding[];
  readonly groups: readonly Group[];
  readonly suggestion: Suggestion | null;
  readonly total: Cents;
}

/** Everything that is wrong with a proposal: line by line in their order, then journal by journal. */
export function checkProposal(kind: ProposalKind, lines: readonly CheckedLine[], known: Known): Checked {
  const groups = [...Map.groupBy(lines, ({ group }) => group)].map(([group, own]) => groupOf(group, own));
  const ofLines = lines.flatMap((line) => findingsOf(kind, line, known));
  const ofGroups = groups.flatMap((group): Finding[] => {
    const about = { row: null, field: '', group: group.group };
    if (group.lines === 1) return [{ ...about, code: 'groupTooShort', details: { group: group.group || '1' } }];
    if (group.difference === 0n) return [];
    return [{ ...about, code: 'groupUnbalanced', details: { group: group.group || '1', amount: group.difference } }];
  });
  const unbalanced = groups.find(({ difference }) => difference !== 0n);
  const suggestion = unbalanced
    ? suggestionFor(
        lines.filter(({ group }) => group === unbalanced.group),
        unbalanced.difference,
        known.earlier,
      )
    : null;
  return { findings: [...ofLines, ...ofGroups], groups, suggestion, total: sumOf(groups.map(({ debit }) => debit)) };
}

function groupOf(group: string, lines: readonly CheckedLine[]): Group {
  const debit = sumOf(lines.map((line) => line.debit ?? (0n as Cents)));
  const credit = sumOf(lines.map((line) => line.credit ?? (0n as Cents)));
  return { group, lines: lines.length, debit, credit, difference: (debit - credit) as Cents };
}

function findingsOf(kind: ProposalKind, line: CheckedLine, known: Known): readonly Finding[] {
  const found: Finding[] = [];
  const say = (field: string, code: Finding['code'], details: Finding['details'] = {}) =>
    found.push({ code, details, row: line.row, field, group: line.group });
  const account = known.accounts.get(wordOf(line.account));
  if (line.account === '') say('account', 'lineAccountMissing');
  else if (!account?.isActive) say('account', 'lineAccountUnknown', { number: line.account });
  else if (account.isControl && (kind !== 'opening' || account.partyKind === undefined))
    say('account', 'lineAccountControl', { number: account.number });
  if (!line.debit && !line.credit) say('debit', 'lineAmountMissing');
  else if (line.debit && line.credit) say('credit', 'lineAmountTwice');
  if (line.centre === '' && account?.centreRequired) say('centre', 'lineCentreMissing', { number: account.number });
  if (line.centre !== '' && !known.centres.has(wordOf(line.centre)))
    say('centre', 'lineCentreUnknown', { code: line.centre });
  if (line.loadNumber !== '' && !known.loads.has(wordOf(line.loadNumber)))
    say('loadNumber', 'lineLoadUnknown', { number: line.loadNumber });
  const partyKind = kind === 'opening' ? account?.partyKind : undefined;
  if (partyKind) sayOfItem(line, partyKind, known, say);
  else if (line.party !== '') say('party', 'linePartyOnPlain');
  return found;
}

/** An open item names its party, its number and when it is due. */
function sayOfItem(
  line: CheckedLine,
  kind: 'customer' | 'supplier',
  known: Known,
  say: (field: string, code: Finding['code'], details?: Finding['details']) => void,
): void {
  const count = known.parties.get(`${kind} ${wordOf(line.party)}`) ?? 0;
  if (line.party === '') say('party', 'linePartyMissing');
  else if (count === 0) say('party', 'linePartyUnknown', { party: line.party });
  else if (count > 1) say('party', 'linePartyTwice', { party: line.party });
  if (line.number === '') say('number', 'lineNumberMissing');
  if (line.dueDate === null) say('dueDate', 'lineDueMissing');
}

import { sumOf } from '#platform/calculations.ts';
import { cents } from '#platform/money.ts';
import type { Certainty, MatchReason } from './kinds.ts';
import {
  type Match,
  type MatchIndex,
  type MatchItem,
  type MatchLine,
  type MatchPart,
  shortestName,
} from './match-index.ts';
import { exactSets, oldestFirst } from './oldest-first.ts';
import { isReturn, numbersIn, sameNumber, spokenKey } from './words.ts';

const order: Readonly<Record<Certainty, number>> = { certain: 0, likely: 1, possible: 2 };

/**
 * What a line is, the surest first. A number counts whole, from four digits on, and is certain only with an agreeing amount; so
 * is an amount only of a payer who is known. What is certain twice over in different ways is certain no more.
 */
export function matchLine(line: MatchLine, known: MatchIndex): readonly Match[] {
  const found = (line.amount > 0n ? incoming(line, known) : outgoing(line, known)).toSorted(
    (one, other) => order[one.certainty] - order[other.certainty],
  );
  const distinct = found.filter((each, place) => found.findIndex((other) => settlesSame(each, other)) === place);
  const certain = distinct.filter(({ certainty }) => certainty === 'certain');
  return certain.length < 2
    ? distinct
    : distinct.map((each) => ({ ...each, certainty: each.certainty === 'certain' ? 'likely' : each.certainty }));
}

const partsKey = ({ kind, customerId, parts, receiptId }: Match) =>
  [kind, customerId, receiptId, ...parts.map(({ item, amount }) => `${item.id} ${amount}`).toSorted()].join(' ');
const settlesSame = (one: Match, other: Match) => partsKey(one) === partsKey(other);

const nothing = { kind: 'receipt', customerId: null, parts: [], receiptId: null, ruleId: null } as const;

function outgoing(line: MatchLine, known: MatchIndex): Match[] {
  const rule = ruleOf(line, known);
  const left = cents(0);
  if (rule && rule.customerId === null)
    return [
      {
        ...nothing,
        kind: 'charge',
        certainty: 'certain',
        reasons: [{ code: 'rule', words: rule.words }],
        left,
        ruleId: rule.id,
      },
    ];
  if (line.isFee) return [{ ...nothing, kind: 'charge', certainty: 'certain', reasons: [], left }];
  if (!isReturn(line.words)) return [];
  return known.receipts
    .filter(({ amount, day, currency }) => amount === -line.amount && day <= line.day && currency === line.currency)
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
    .slice(0, 5)
    .map((receipt) => ({
      ...nothing,
      kind: 'returned',
      certainty: 'likely',
      reasons: [{ code: 'returned', words: line.words.slice(0, 60) }],
      customerId: receipt.customerId,
      receiptId: receipt.id,
      left,
    }));
}

const ruleOf = (line: MatchLine, { rules }: MatchIndex) => {
  const spoken = spokenKey(line.words);
  return rules.find(({ key }) => spoken.includes(key));
};

/** A customer who may be the payer, and what says so. */
interface Payer {
  readonly id: string;
  readonly reason: { readonly code: MatchReason; readonly words: string };
  /** A name alone does not prove who paid. */
  readonly isKnown: boolean;
  readonly ruleId: string | null;
}

function payersOf(line: MatchLine, known: MatchIndex): readonly Payer[] {
  const found = new Map<string, Payer>();
  const add = (id: string, code: MatchReason, words: string, isKnown: boolean, ruleId: string | null = null) => {
    if (!found.has(id)) found.set(id, { id, reason: { code, words }, isKnown, ruleId });
  };
  const rule = ruleOf(line, known);
  if (rule?.customerId) add(rule.customerId, 'rule', rule.words, true, rule.id);
  for (const word of line.words.split(/[\s,;:|]+/)) {
    const id = known.byAccountNumber.get(spokenKey(word));
    if (id !== undefined) add(id, 'reference', word, true);
  }
  for (const key of line.payerKeys) for (const id of known.payers.get(key) ?? []) add(id, 'payer', '', true);
  const spoken = spokenKey(line.words);
  for (let at = 0; at + shortestName <= spoken.length; at++)
    for (const { id, nameKey } of known.byName.get(spoken.slice(at, at + shortestName)) ?? [])
      if (spoken.startsWith(nameKey, at)) add(id, 'name', nameKey, false);
  return [...found.values()];
}

function incoming(line: MatchLine, known: MatchIndex): Match[] {
  const payers = payersOf(line, known);
  const found = [...byNumbers(line, known, payers), ...payers.flatMap((payer) => byPayer(line, known, payer))];
  if (found.some(({ certainty }) => certainty !== 'possible')) return found;
  const same = (known.byAmount.get(String(line.amount)) ?? []).filter(({ currency }) => currency === line.currency);
  return [
    ...found,
    ...same.slice(0, 3).map((item) =>
      proposal(line, {
        customerId: item.customerId,
        certainty: 'possible',
        parts: [whole(item)],
        reasons: [{ code: 'amount', words: '' }],
      }),
    ),
  ];
}

const whole = (item: MatchItem): MatchPart => ({ item, amount: item.open, discount: cents(0) });

function proposal(
  line: MatchLine,
  match: Pick<Match, 'certainty' | 'reasons' | 'parts' | 'customerId'> & { readonly ruleId?: string | null },
): Match {
  return {
    ...nothing,
    ...match,
    ruleId: match.ruleId ?? null,
    left: cents(line.amount - sumOf(match.parts.map(({ amount }) => amount))),
  };
}

/** The items that the line names by number, with an agreeing amount. */
function byNumbers(line: MatchLine, known: MatchIndex, payers: readonly Payer[]): Match[] {
  const named = new Map<string, { item: MatchItem; words: string }>();
  for (const words of numbersIn(line.words))
    for (const item of known.byNumber.get(sameNumber(words)) ?? [])
      if (item.currency === line.currency) named.set(item.id, { item, words });
  if (named.size === 0) return [];
  const all = [...named.values()];
  const code = all.length > 1 ? 'numbers' : 'number';
  const reasons = all.slice(0, 8).map(({ words }) => ({ code, words }) as const);
  const groups = new Set(all.map(({ item }) => known.groups.get(item.customerId) ?? item.customerId));
  // Who pays is who is known to pay in this group; else the customer of the first item.
  const payer = payers.find(({ id }) => groups.has(known.groups.get(id) ?? id));
  const customerId = payer?.id ?? all[0]!.item.customerId;
  const isForeign = all.some(({ item }) => item.customerId !== customerId);
  const why = isForeign && groups.size === 1 ? [...reasons, { code: 'group', words: '' } as const] : reasons;
  const sum = sumOf(all.map(({ item }) => item.open));
  const parts = all.map(({ item }) => whole(item));
  const agreed = [...why, { code: all.length > 1 ? 'amounts' : 'amount', words: '' } as const];
  if (groups.size > 1) {
    // Numbers of strangers: the one whose amount agrees is meant.
    const exact = all.filter(({ item }) => item.open === line.amount);
    return exact.length === 1
      ? [
          proposal(line, {
            customerId: exact[0]!.item.customerId,
            certainty: 'certain',
            parts: [whole(exact[0]!.item)],
            reasons: [
              { code: 'number', words: exact[0]!.words },
              { code: 'amount', words: '' },
            ],
          }),
        ]
      : [];
  }
  if (sum === line.amount) return [proposal(line, { customerId, certainty: 'certain', parts, reasons: agreed })];
  const exact = all.find(({ item }) => item.open === line.amount);
  if (exact)
    return [
      proposal(line, {
        customerId: exact.item.customerId,
        certainty: 'certain',
        parts: [whole(exact.item)],
        reasons: [
          { code: 'number', words: exact.words },
          { code: 'amount', words: '' },
        ],
      }),
    ];
  const reduced = parts.map((part): MatchPart => {
    const { discount } = part.item;
    return discount && line.day <= discount.until && discount.amount < part.amount
      ? { ...part, amount: cents(part.amount - discount.amount), discount: discount.amount }
      : part;
  });
  if (sumOf(reduced.map(({ amount }) => amount)) === line.amount)
    return [
      proposal(line, {
        customerId,
        certainty: 'likely',
        parts: reduced,
        reasons: [...why, { code: 'discount', words: '' }],
      }),
    ];
  // Without an agreeing amount a number is no more than a hint, unless its customer is known to pay so.
  const certainty = payer?.isKnown ? 'likely' : 'possible';
  return [
    proposal(line, {
      customerId,
      certainty,
      parts: oldestFirst(
        all.map(({ item }) => item),
        line.amount,
      ),
      reasons: why,
    }),
  ];
}

/** What a customer who may be the payer would pay by this amount. */
function byPayer(line: MatchLine, known: MatchIndex, payer: Payer): Match[] {
  const { id, isKnown, ruleId } = payer;
  const own = ofCurrency(known.byCustomer.get(id), line);
  const members = known.membersOf.get(known.groups.get(id) ?? id) ?? [];
  const group = members.flatMap((member) => ofCurrency(known.byCustomer.get(member), line));
  const base = { customerId: id, ruleId } as const;
  const exact = isKnown ? 'certain' : 'likely';
  for (const [items, more] of [
    [own, []],
    [group, [{ code: 'group', words: '' } as const]],
  ] as const) {
    const sets = exactSets(items, line.amount);
    const [set] = sets;
    if (!set) continue;
    const reasons = [
      payer.reason,
      { code: set.length > 1 ? 'amounts' : 'amount', words: '' } as const,
      ...(items === own ? [] : more),
    ];
    return [
      proposal(line, { ...base, certainty: sets.length === 1 ? exact : 'likely', parts: set.map(whole), reasons }),
    ];
  }
  const discounted = own.find(
    ({ open, discount }) => discount && line.day <= discount.until && open - discount.amount === line.amount,
  );
  if (discounted)
    return [
      proposal(line, {
        ...base,
        certainty: 'likely',
        parts: [{ item: discounted, amount: line.amount, discount: discounted.discount!.amount }],
        reasons: [payer.reason, { code: 'discount', words: '' }],
      }),
    ];
  if (own.length === 0)
    return isKnown ? [proposal(line, { ...base, certainty: 'likely', parts: [], reasons: [payer.reason] })] : [];
  return [
    proposal(line, {
      ...base,
      certainty: isKnown ? 'likely' : 'possible',
      parts: oldestFirst(own, line.amount),
      reasons: [payer.reason, { code: 'oldest', words: '' }],
    }),
  ];
}

const ofCurrency = (items: readonly MatchItem[] | undefined, { currency }: MatchLine) =>
  (items ?? []).filter((item) => item.currency === currency);

import { divideRounded } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { AccountRole } from '#modules/money/journal-accounts/contract.ts';
import type { VatPart } from '../vat-parts.ts';
import { type EntryLine, less, type NewEntry } from './entries.ts';

type Accounts = (role: AccountRole) => Promise<string>;
type Common = Omit<NewEntry, 'kind' | 'lines' | 'customerId'>;
type Of = Common & { readonly customerId: string };

/** What an entry in another currency is in the company's own, line by line: the line of the customer takes the whole. */
const base = ({ baseAmount }: Common, sign: 1n | -1n): Cents | undefined =>
  baseAmount === undefined ? undefined : cents(sign * baseAmount);

/** Money that came: the bank has more, the customer owes less; of an unknown payer it stands on an account of its own. */
export async function receiptEntry(
  accounts: Accounts,
  entry: Common & { readonly customerId: string | null; readonly accountId: string },
): Promise<NewEntry> {
  const against = await accounts(entry.customerId === null ? 'unallocatedReceipts' : 'debtors');
  return {
    ...entry,
    kind: 'receipt',
    lines: [
      { accountId: entry.accountId, amount: entry.amount, baseAmount: base(entry, 1n) },
      {
        accountId: against,
        amount: less(entry.amount),
        baseAmount: base(entry, -1n),
        customerId: entry.customerId ?? undefined,
      },
    ],
  };
}

/** Money that goes back to a customer. */
export async function refundEntry(accounts: Accounts, entry: Of & { readonly accountId: string }): Promise<NewEntry> {
  return {
    ...entry,
    kind: 'refund',
    lines: [
      {
        accountId: await accounts('debtors'),
        amount: entry.amount,
        baseAmount: base(entry, 1n),
        customerId: entry.customerId,
      },
      { accountId: entry.accountId, amount: less(entry.amount), baseAmount: base(entry, -1n) },
    ],
  };
}

/** What the bank takes. */
export async function chargeEntry(
  accounts: Accounts,
  entry: Common & { readonly accountId: string; readonly costAccountId?: string | null },
): Promise<NewEntry> {
  const { costAccountId, ...rest } = entry;
  return {
    ...rest,
    customerId: null,
    kind: 'charge',
    lines: [
      {
        accountId: costAccountId ?? (await accounts('bankCharges')),
        amount: entry.amount,
        baseAmount: base(entry, 1n),
        vatCode: 'outOfScope',
      },
      { accountId: entry.accountId, amount: less(entry.amount), baseAmount: base(entry, -1n) },
    ],
  };
}

/** What ends a debt with its VAT: the net on one account, the VAT by code on another. */
async function withVat(
  accounts: Accounts,
  entry: Of,
  {
    kind,
    net,
    vat,
    parts,
    sign,
  }: {
    readonly kind: 'discount' | 'badDebt' | 'recovery';
    readonly net: AccountRole;
    readonly vat: AccountRole;
    readonly parts: readonly VatPart[];
    readonly sign: 1n | -1n;
  },
): Promise<NewEntry> {
  // What is settled in another currency takes its part of the books' amount, the last line the rest.
  const whole = entry.baseAmount ?? entry.amount;
  const inBase = (amount: Cents) =>
    entry.baseAmount === undefined ? undefined : cents(divideRounded(amount * whole, entry.amount));
  const lines: EntryLine[] = [];
  for (const part of parts) {
    if (part.net !== 0n)
      lines.push({
        accountId: await accounts(net),
        amount: cents(sign * part.net),
        baseAmount: inBase(cents(sign * part.net)),
        vatCode: kind === 'discount' ? part.code : 'outOfScope',
      });
    if (part.vat !== 0n)
      lines.push({
        accountId: await accounts(vat),
        amount: cents(sign * part.vat),
        baseAmount: inBase(cents(sign * part.vat)),
        vatCode: part.code,
      });
  }
  if (entry.baseAmount !== undefined) {
    const sum = lines.reduce((all, { baseAmount = cents(0) }) => all + baseAmount, 0n);
    const last = lines.at(-1)!;
    lines[lines.length - 1] = { ...last, baseAmount: cents(last.baseAmount! + sign * whole - sum) };
  }
  return {
    ...entry,
    kind,
    net: cents(parts.reduce((sum, part) => sum + part.net, 0n)),
    vat: cents(parts.reduce((sum, part) => sum + part.vat, 0n)),
    lines: [
      ...lines,
      {
        accountId: await accounts('debtors'),
        amount: cents(-sign * entry.amount),
        baseAmount: entry.baseAmount && cents(-sign * whole),
        customerId: entry.customerId,
      },
    ],
  };
}

/** A settlement discount: income and its VAT are less. */
export const discountEntry = (accounts: Accounts, entry: Of, parts: readonly VatPart[]) =>
  withVat(accounts, entry, { kind: 'discount', net: 'settlementDiscount', vat: 'vatOut', parts, sign: 1n });

/** A bad debt: a cost, and its VAT is claimed back (VAT Act s 22(1)). */
export const badDebtEntry = (accounts: Accounts, entry: Of, parts: readonly VatPart[]) =>
  withVat(accounts, entry, { kind: 'badDebt', net: 'badDebts', vat: 'vatIn', parts, sign: 1n });

/** A bad debt that is paid after all: what was written off is income again, and its VAT is owed. */
export const recoveryEntry = (accounts: Accounts, entry: Of, parts: readonly VatPart[]) =>
  withVat(accounts, entry, { kind: 'recovery', net: 'badDebtsRecovered', vat: 'vatOut', parts, sign: -1n });

/** A small rest of what is owed, or of a credit where `isCredit`. */
export async function restEntry(accounts: Accounts, entry: Of & { readonly isCredit: boolean }): Promise<NewEntry> {
  const { isCredit, ...rest } = entry;
  const sign = isCredit ? -1n : 1n;
  const whole = entry.baseAmount;
  return {
    ...rest,
    kind: 'rest',
    lines: [
      {
        accountId: await accounts('smallDifferences'),
        amount: cents(sign * entry.amount),
        baseAmount: whole && cents(sign * whole),
        vatCode: 'outOfScope',
      },
      {
        accountId: await accounts('debtors'),
        amount: cents(-sign * entry.amount),
        baseAmount: whole && cents(-sign * whole),
        customerId: entry.customerId,
      },
    ],
  };
}

/** A credit of one customer becomes one of another of its group. */
export async function transferEntry(
  accounts: Accounts,
  { fromCustomerId, ...entry }: Of & { readonly fromCustomerId: string },
): Promise<NewEntry> {
  const debtors = await accounts('debtors');
  return {
    ...entry,
    kind: 'transfer',
    lines: [
      { accountId: debtors, amount: entry.amount, baseAmount: base(entry, 1n), customerId: fromCustomerId },
      { accountId: debtors, amount: less(entry.amount), baseAmount: base(entry, -1n), customerId: entry.customerId },
    ],
  };
}

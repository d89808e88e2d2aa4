import { formatDate } from '#platform/dates.ts';
import { formatDecimal, formatPercent, formatUnitPrice } from '#platform/decimal.ts';
import type { Language } from '#platform/language.ts';
import type { Translate } from '#platform/messages.ts';
import { cents, formatMoney, wireOf } from '#platform/money.ts';
import type { texts } from './messages/paper/en.ts';
import type { AnnexRow, InvoicePaper, PaperAddress, PaperLine } from './paper.ts';

export type PaperWords = Translate<typeof texts>;

interface ContentLine {
  readonly line: number;
  readonly load: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly net: string;
  readonly mark: string;
}

/** All that stands on a paper, in words of its language: PDF and preview show the same. */
export interface PaperContent {
  readonly title: string;
  /** The words of South African law, beside a title in a language that has no official standing there. */
  readonly legalTitle: string;
  readonly number: string;
  readonly copy: string;
  readonly watermark: string;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  readonly to: { readonly label: string; readonly name: string; readonly lines: readonly string[] };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly heads: {
    readonly description: string;
    readonly quantity: string;
    readonly price: string;
    readonly net: string;
    readonly mark: string;
  };
  readonly lines: readonly ContentLine[];
  readonly totals: readonly (readonly [label: string, value: string])[];
  readonly total: readonly [label: string, value: string];
  readonly notes: readonly string[];
  readonly pay?: { readonly label: string; readonly lines: readonly string[]; readonly reference: string };
  readonly foot: readonly string[];
  readonly genuine?: string;
  readonly annex?: PaperAnnex;
}

interface PaperAnnex {
  readonly title: string;
  readonly heads: readonly [load: string, delivered: string, route: string, orders: string, pods: string, net: string];
  readonly rows: readonly (readonly [string, string, string, string, string, string])[];
  readonly sum: readonly [label: string, value: string];
}

const legalTitles = { invoice: 'Tax invoice', creditNote: 'Credit note', debitNote: 'Debit note' } as const;
const marks = { standard: 'S', zeroRated: 'Z', exempt: 'E', outOfScope: 'O' } as const;

/** Words and figures of a paper. */
export function paperContent(paper: InvoicePaper, t: PaperWords): PaperContent {
  const { language, seller, buyer, annex, bank } = paper;
  const isAbroad = seller.countryCode !== buyer.countryCode;
  return {
    ...titles(paper, t),
    watermark: paper.isDraft ? t('draft') : '',
    seller: {
      name: seller.name,
      lines: filled(
        seller.tradeName === seller.name ? undefined : seller.tradeName,
        addressLines(seller.address, isAbroad).join(', '),
        joined(
          seller.vatNumber && t('vatNumber', { number: seller.vatNumber }),
          seller.registrationNumber && t('registration', { number: seller.registrationNumber }),
        ),
      ),
    },
    to: {
      label: t('to'),
      name: buyer.name,
      lines: filled(
        ...addressLines(buyer.address, isAbroad),
        joined(
          buyer.vatNumber && t('vatNumber', { number: buyer.vatNumber }),
          buyer.registrationNumber && t('registration', { number: buyer.registrationNumber }),
          buyer.accountNumber && t('account', { number: buyer.accountNumber }),
        ),
      ),
    },
    facts: facts(paper, t),
    heads: {
      description: t('description'),
      quantity: t('quantity'),
      price: t('price'),
      net: t('netIn', { currency: paper.currency === 'ZAR' ? 'R' : paper.currency }),
      mark: t('vatCode'),
    },
    lines: paper.lines.map((line) => contentLine(line, language, t)),
    totals: paper.vat.flatMap(({ code, percent, net, vat }): [string, string][] => {
      const rate = formatPercent(language, percent);
      const row: [string, string] = [
        code === 'standard' ? t('net_standard', { percent: rate }) : t(`net_${code}`),
        amount(net, language),
      ];
      return code === 'standard' ? [row, [t('vat', { percent: rate }), amount(vat, language)]] : [row];
    }),
    total: [t('total'), formatMoney({ cents: cents(paper.gross), currency: paper.currency }, language)],
    notes: notes(paper, t),
    ...(bank && {
      pay: {
        label: t('payTo'),
        lines: filled(
          t('bankAccount', { bank: bank.bankName, branch: bank.branchCode, account: bank.accountNumber }),
          joined(
            bank.accountName === seller.name ? undefined : t('accountName', { name: bank.accountName }),
            bank.swift && t('swift', { swift: bank.swift }),
          ),
        ),
        reference: paper.number ? t('reference', { number: paper.number }) : '',
      },
    }),
    foot: filled(
      joined(annex.length > 0 ? t('annexNote') : undefined, queries(paper, t)).replaceAll(' · ', ' '),
      paper.fiscal &&
        t('fiscalMark', { id: paper.fiscal.id, day: formatDate(paper.fiscal.signedAt.slice(0, 10), language) }),
    ),
    ...(paper.verifyUrl && { genuine: t('genuine') }),
    ...(annex.length > 0 && { annex: annexContent(paper, t) }),
  };
}

function titles(paper: InvoicePaper, t: PaperWords) {
  const { kind, isDraft, seller, language, number = '', copy } = paper;
  const isTaxInvoice = kind !== 'invoice' || seller.vatNumber !== undefined;
  const isLegal = isTaxInvoice && !isDraft && language !== 'en';
  return {
    title: isDraft ? t(`draft_${kind}`) : isTaxInvoice ? t(`title_${kind}`) : t('title_noVat'),
    legalTitle: isLegal ? legalTitles[kind] : '',
    number,
    copy: copy ? t('corrected') : '',
  };
}

function facts(paper: InvoicePaper, t: PaperWords): [string, string][] {
  const { language, supplyFrom, supplyTo, orderNumbers, original, kind } = paper;
  const day = (date: string) => formatDate(date, language);
  const list: [string, string][] = [[t('date'), day(paper.taxDate)]];
  if (kind !== 'creditNote') list.push([t('due', { term: paper.termDays }), day(paper.dueDate)]);
  list.push([t('supplied'), supplyFrom === supplyTo ? day(supplyTo) : `${day(supplyFrom)} – ${day(supplyTo)}`]);
  if (orderNumbers.length > 0) list.push([t(orderNumbers.length > 1 ? 'orders' : 'order'), orderNumbers.join(', ')]);
  if (original) {
    const label = kind === 'creditNote' ? t('credits') : kind === 'debitNote' ? t('debits') : t('corrects');
    list.push([label, t('originalOf', { number: original.number, day: day(original.taxDate) })]);
  }
  return list;
}

function contentLine(line: PaperLine, language: Language, t: PaperWords): ContentLine {
  const { loadNumber = '', description, quantity, price, vatCode } = line;
  const counted = formatDecimal(language, Number(quantity), { decimals: 3 });
  return {
    line: line.line,
    load: description.startsWith(loadNumber) ? '' : loadNumber,
    description,
    quantity: `${counted} ${unitText(line.unit, t)}`.trim(),
    price: price === undefined ? '' : formatUnitPrice(language, Number(price)),
    net: amount(line.net, language),
    mark: marks[vatCode],
  };
}

const namedUnits = ['load', 'km', 'ton', 'pallet', 'hour', 'day', 'litre', 'each'] as const;

function unitText(unit: string, t: PaperWords): string {
  const named = namedUnits.find((each) => each === unit);
  return named ? t(`unit_${named}`) : unit;
}

function notes(paper: InvoicePaper, t: PaperWords): readonly string[] {
  const { language, vat, zeroRateReason, reason, rate, settlement } = paper;
  const codes = [...new Set(vat.map(({ code }) => code))].map((code) =>
    code === 'zeroRated' && zeroRateReason ? `${t('code_zeroRated')}: ${zeroRateReason}` : t(`code_${code}`),
  );
  return filled(
    codes.length > 1 || zeroRateReason ? codes.join(' · ') : undefined,
    settlement?.words,
    reason && t('reason', { reason }),
    rate &&
      t('rate', {
        currency: paper.currency,
        base: rate.baseCurrency,
        rate: formatDecimal(language, Number(rate.rate), { decimals: 8 }),
        day: formatDate(rate.day, language),
        source: rate.source,
        net: amount(rate.netBase, language),
        vat: amount(rate.vatBase, language),
        gross: amount(rate.grossBase, language),
      }),
  );
}

function queries({ seller: { telNumber, email } }: InvoicePaper, t: PaperWords): string | undefined {
  const contact = filled(telNumber, email).join(', ');
  return contact === '' ? undefined : t('queries', { contact });
}

function annexContent({ annex, language, currency }: InvoicePaper, t: PaperWords): PaperAnnex {
  const row = (each: AnnexRow): PaperAnnex['rows'][number] => [
    each.loadNumber,
    formatDate(each.deliveredOn, language),
    `${each.from} → ${each.to}`,
    each.orderNumbers.join(', '),
    each.podNumbers.join(', '),
    amount(each.net, language),
  ];
  return {
    title: t('annex'),
    heads: [
      t('load'),
      t('delivered'),
      t('route'),
      t('orderNumbers'),
      t('podNumbers'),
      t('netIn', { currency: currency === 'ZAR' ? 'R' : currency }),
    ],
    rows: annex.map(row),
    sum: [
      t('sum'),
      amount(
        annex.reduce((all, { net }) => all + net, 0),
        language,
      ),
    ],
  };
}

function amount(whole: number, language: Language): string {
  return formatDecimal(language, wireOf(cents(whole)), { fixed: true });
}

function addressLines(address: PaperAddress, withCountry: boolean): string[] {
  return filled(
    joined(address.addressLine1, address.addressLine2).replaceAll(' · ', ', '),
    [address.suburb, address.city, address.region, address.postalcode, withCountry ? address.country : '']
      .filter(Boolean)
      .join(', '),
  );
}

const filled = (...texts: readonly (string | undefined)[]) =>
  texts.filter((each) => each !== undefined && each !== '') as string[];
const joined = (...texts: readonly (string | undefined)[]) => filled(...texts).join(' · ');

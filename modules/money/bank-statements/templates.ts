import type { DayOrder, DecimalMark } from './columns.ts';

/** What a column of a table is. */
export type ColumnRole =
  | 'account'
  | 'currency'
  | 'day'
  | 'valueDay'
  | 'amount'
  | 'mark'
  | 'moneyIn'
  | 'moneyOut'
  | 'fee'
  | 'text'
  | 'reference'
  | 'payer'
  | 'balance'
  | 'status'
  | 'other';

/** Headings of the tables that South African banks export, without blanks and signs. */
const roles: Readonly<Record<string, ColumnRole>> = {
  account: 'account',
  accountnumber: 'account',
  accountno: 'account',
  accno: 'account',
  currency: 'currency',
  date: 'day',
  postingdate: 'day',
  postdate: 'day',
  processdate: 'day',
  transactiondate: 'day',
  datum: 'day',
  data: 'day',
  valuedate: 'valueDay',
  effectivedate: 'valueDay',
  amount: 'amount',
  transactionamount: 'amount',
  amountzar: 'amount',
  bedrag: 'amount',
  valor: 'amount',
  montant: 'amount',
  cr: 'mark',
  crdr: 'mark',
  drcr: 'mark',
  debitcredit: 'mark',
  creditdebit: 'mark',
  moneyin: 'moneyIn',
  moneyinr: 'moneyIn',
  credit: 'moneyIn',
  credits: 'moneyIn',
  creditsr: 'moneyIn',
  creditamount: 'moneyIn',
  deposits: 'moneyIn',
  paidin: 'moneyIn',
  krediet: 'moneyIn',
  moneyout: 'moneyOut',
  moneyoutr: 'moneyOut',
  debit: 'moneyOut',
  debits: 'moneyOut',
  debitsr: 'moneyOut',
  debitamount: 'moneyOut',
  payments: 'moneyOut',
  withdrawals: 'moneyOut',
  paidout: 'moneyOut',
  debiet: 'moneyOut',
  fee: 'fee',
  fees: 'fee',
  feesr: 'fee',
  charge: 'fee',
  servicefee: 'fee',
  description: 'text',
  description1: 'text',
  description2: 'text',
  description3: 'text',
  transactiondescription: 'text',
  originaldescription: 'text',
  statementdescription: 'text',
  details: 'text',
  narrative: 'text',
  beskrywing: 'text',
  descricao: 'text',
  libelle: 'text',
  reference: 'reference',
  referencenumber: 'reference',
  customerreference: 'reference',
  chequenumber: 'reference',
  chequeno: 'reference',
  verwysing: 'reference',
  referencia: 'reference',
  payer: 'payer',
  beneficiary: 'payer',
  counterparty: 'payer',
  balance: 'balance',
  balancer: 'balance',
  runningbalance: 'balance',
  saldo: 'balance',
  solde: 'balance',
  status: 'status',
  accruedbankcharges: 'other',
  accruedcharges: 'other',
  nr: 'other',
  no: 'other',
  number: 'other',
  type: 'other',
  transactiontype: 'other',
  transactioncategory: 'other',
  category: 'other',
  parentcategory: 'other',
  statementnumber: 'other',
  originatorreference: 'other',
  chargecode: 'other',
};

/** A heading without blanks, signs and marks of letters. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

export function roleOf(heading: string): ColumnRole | undefined {
  return roles[headingKey(heading)];
}

/** A table as one bank exports it, known by the names of its headings, in any order. */
export interface Template {
  readonly name: string;
  /** All of these, as `headingKey` makes them. */
  readonly needs: readonly string[];
  /** Any of these besides. */
  readonly allows?: readonly string[];
  readonly dayOrder: DayOrder;
  readonly decimal: DecimalMark;
  /** Which heading is the day where two are. */
  readonly day?: string;
  /** Which heading is the text where several are. */
  readonly text?: readonly string[];
  /** What came in is marked, and what went out is not. */
  readonly marksCredits?: true;
}

const asInSouthAfrica = { dayOrder: 'dayFirst', decimal: 'point' } as const;

export const templates: readonly Template[] = [
  { ...asInSouthAfrica, name: 'FNB', needs: ['date', 'amount', 'balance', 'description'] },
  {
    ...asInSouthAfrica,
    name: 'FNB Business',
    needs: ['date', 'servicefee', 'amount', 'description', 'reference', 'balance', 'chequenumber'],
  },
  {
    ...asInSouthAfrica,
    name: 'FNB Statement',
    needs: ['date', 'amount', 'description', 'cr'],
    allows: ['balance', 'accruedbankcharges', 'reference'],
    marksCredits: true,
  },
  {
    ...asInSouthAfrica,
    name: 'FNB Statement',
    needs: ['date', 'amount', 'balance', 'description', 'accruedbankcharges'],
    allows: ['number', 'accruedcharges', 'reference'],
    marksCredits: true,
  },
  {
    ...asInSouthAfrica,
    name: 'FNB Statement',
    needs: ['number', 'date', 'description1', 'amount', 'balance'],
    allows: ['description2', 'description3', 'accruedcharges', 'accruedbankcharges'],
    marksCredits: true,
  },
  {
    ...asInSouthAfrica,
    name: 'Capitec Business',
    needs: ['account', 'date', 'description', 'reference', 'amount', 'fees', 'balance'],
  },
  {
    ...asInSouthAfrica,
    name: 'Capitec',
    needs: ['account', 'postingdate', 'transactiondate', 'description', 'moneyin', 'moneyout', 'fee', 'balance'],
    allows: ['nr', 'originaldescription', 'parentcategory', 'category'],
    day: 'postingdate',
    text: ['description'],
  },
  {
    ...asInSouthAfrica,
    name: 'Standard Bank',
    needs: ['date', 'valuedate', 'statementnumber', 'description', 'amount', 'balance', 'type'],
    allows: ['originatorreference', 'customerreference', 'transactioncategory', 'account', 'accountnumber'],
  },
  {
    ...asInSouthAfrica,
    name: 'Standard Bank',
    needs: ['date', 'description', 'payments', 'deposits', 'balance'],
    allows: ['accountnumber'],
  },
  {
    ...asInSouthAfrica,
    name: 'ABSA',
    needs: ['date', 'transactiondescription', 'amount', 'balance'],
    allows: ['accountnumber', 'account'],
  },
  {
    ...asInSouthAfrica,
    name: 'ABSA',
    needs: ['date', 'transactiondescription', 'charge', 'debitamount', 'creditamount', 'balance'],
    allows: ['accountnumber', 'account'],
  },
  {
    ...asInSouthAfrica,
    name: 'ABSA',
    needs: ['accountnumber', 'date', 'referencenumber', 'description', 'amount', 'balance'],
  },
  {
    ...asInSouthAfrica,
    name: 'Investec',
    needs: ['transactiondate', 'description', 'debits', 'credits', 'balance'],
    allows: [
      'postingdate',
      'postdate',
      'valuedate',
      'accountnumber',
      'reference',
      'status',
      'transactiontype',
      'currency',
    ],
    day: 'postingdate',
  },
  {
    ...asInSouthAfrica,
    name: 'Investec',
    needs: ['postingdate', 'transactiondate', 'description', 'debit', 'credit', 'balance'],
    allows: ['accountnumber', 'valuedate', 'reference', 'status', 'transactiontype', 'currency'],
    day: 'postingdate',
  },
  {
    ...asInSouthAfrica,
    name: 'Nedbank',
    needs: ['date', 'description', 'fees', 'debits', 'credits', 'balance'],
    allows: ['tranlistno', 'accountnumber'],
  },
];

/** The template whose headings a row has: all that it needs, and none that it does not know. */
export function templateOf(cells: readonly string[]): Template | undefined {
  const keys = cells.map(headingKey).filter((key) => key !== '');
  const fitting = templates.filter(
    ({ needs, allows = [] }) =>
      needs.every((need) => keys.includes(need)) && keys.every((key) => needs.includes(key) || allows.includes(key)),
  );
  return fitting.toSorted((a, b) => b.needs.length - a.needs.length)[0];
}

/** Rows that state a balance and move no money, by the whole of their text. */
export const balanceRows = {
  opening: /^(?:open(?:ing)? balance|balance brought forward|brought forward|balance b\/f)[\s:]*$/i,
  closing: /^(?:clos(?:e|ing) balance|balance carried forward|carried forward|balance c\/f)[\s:]*$/i,
  none: /^(?:provisional statement|totals?)[\s:]*$/i,
} as const;

/** A row that the bank has not booked yet says so in front of its text. */
export const pendingText = /^\(pending\)/i;

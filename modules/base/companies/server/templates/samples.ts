import { addDays, formatDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';

/** Invented values for the merge fields of mails, so that a preview reads like the real thing. */
const samples: Readonly<Record<string, string | number>> = {
  name: 'Nomsa Radebe',
  inviter: 'Naledi Mokoena',
  account: 'nomsa.radebe@highveld.example',
  carrierName: 'Umzansi Linehaul (Pty) Ltd',
  shipperName: 'Baobab Foods (Pty) Ltd',
  contractorName: 'Letaba Cartage CC',
  accountNumber: 'S000123',
  supplier: 'Umzansi Linehaul (Pty) Ltd',
  loadNumber: 'L000482',
  load: 'L000482',
  vehicle: 'HB31KDGP',
  loads: 'L000482, L000497',
  mobile: '31',
  route: 'Germiston → Durban',
  place: 'Durban',
  paper: 'Road manifest (DA 187)',
  papers: 'Road manifest (DA 187), Weighbridge slip',
  from: 'Germiston',
  to: 'Durban',
  url: 'https://highveld.example/#/d/…',
  reason: '…',
  comment: '…',
  origin: 'Germiston',
  destination: 'Durban',
  offered: 'R 90 000,00',
  number: '••• ••• 0131',
  code: '482916',
  reference: 'S000123',
  kind: 'damage',
  delegate: 'João Macuácua',
  delegator: 'Thandi Nkosi',
  admin: 'Naledi Mokoena',
  kinds: 'GIT',
  amount: 'R 100 000,00',
  bank: 'FNB',
  end: '0417',
  invoices: 'INV-000118 (R 57 500,00), INV-000121 (R 42 500,00)',
  /** The mail that a reminder is about. */
  subject: '…',
  orderNumber: 'PO-00118',
  note: '…',
  count: 14,
  days: 14,
  limit: 'R 250 000,00',
  conditions: '30 %',
  email: 'office@umzansi.example',
  customer: 'Baobab Foods (Pty) Ltd',
  run: 'FA-0002',
  before: '3,1842',
  after: '3,7243',
  price: '23,1122',
  base: '21,3456',
  weight: '45',
  since: '04 Nov 2026',
  alert: 'Appointment missed',
  part: 1,
  parts: 2,
  file: 'POD-L000482.pdf',
};

/** The values of a preview on a day; a field that nobody foresaw shows its own name. */
export function sampleValues(
  fields: readonly string[],
  known: Readonly<Record<string, string>>,
  { today, language }: { readonly today: string; readonly language: Language },
): Record<string, string | number> {
  const date = formatDate(addDays(today, 14), language);
  return Object.fromEntries(
    fields.map((field) => [field, known[field] ?? (/date/i.test(field) ? date : (samples[field] ?? `[${field}]`))]),
  );
}

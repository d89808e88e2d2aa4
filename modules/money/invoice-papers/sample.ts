import { percentOfAmount } from '#platform/calculations.ts';
import { cents, decimalOf } from '#platform/money.ts';
import { readPercent } from '#platform/scaled.ts';
import type { InvoicePaper, PaperLine } from './paper.ts';

const address = {
  addressLine1: '1 Edwin Swales Drive',
  addressLine2: '',
  suburb: '',
  city: 'Durban',
  region: 'KwaZulu-Natal',
  country: 'South Africa',
  postalcode: '4052',
};

/** A line of so many cents, counted once, with 15 % of VAT or none. */
export function paperLine(line: number, net: number, more: Partial<PaperLine> = {}): PaperLine {
  const vatCode = more.vatCode ?? 'standard';
  const vatPercent = more.vatPercent ?? (vatCode === 'standard' ? 15 : 0);
  return {
    line,
    description: `Linehaul ${line}`,
    quantity: '1',
    unit: 'load',
    price: decimalOf(cents(net)),
    net,
    vatCode,
    vatPercent,
    vatShare: Number(percentOfAmount(readPercent(vatPercent)!, cents(net))),
    ...more,
  };
}

/** A paper with the totals of its lines. */
export function paperOf(lines: readonly PaperLine[], more: Partial<InvoicePaper> = {}): InvoicePaper {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const vat = [...Map.groupBy(lines, ({ vatCode, vatPercent }) => `${vatCode} ${vatPercent}`).values()].map((own) => ({
    code: own[0]!.vatCode,
    percent: own[0]!.vatPercent,
    net: sum(own.map(({ net }) => net)),
    vat: sum(own.map(({ vatShare }) => vatShare)),
  }));
  const [net, vatTotal] = [sum(lines.map((line) => line.net)), sum(vat.map((row) => row.vat))];
  return {
    kind: 'invoice',
    isDraft: false,
    number: 'INV-014882',
    language: 'en',
    taxDate: '2026-11-03',
    supplyFrom: '2026-10-18',
    supplyTo: '2026-10-31',
    dueDate: '2027-01-02',
    termDays: '60 days',
    currency: 'ZAR',
    seller: {
      name: 'Highveld Haulage (Pty) Ltd',
      registrationNumber: '2009/012345/07',
      vatNumber: '4120288417',
      address,
      countryCode: 'ZA',
      email: 'accounts@highveld.example',
      telNumber: '031 555 0142',
    },
    bank: {
      bankName: 'Drakens Bank',
      branchCode: '250410',
      accountNumber: '40771187731',
      accountName: 'Highveld Haulage (Pty) Ltd',
    },
    buyer: {
      name: 'Ingwe Pulp (Pty) Ltd',
      accountNumber: 'ING004',
      vatNumber: '4350102917',
      address: { ...address, addressLine1: '4 Mill Road', city: 'Umhlathuze', postalcode: '3880' },
      countryCode: 'ZA',
    },
    orderNumbers: ['4500186112'],
    lines: [...lines],
    vat,
    net,
    vatTotal,
    gross: net + vatTotal,
    annex: [],
    verifyUrl: 'https://portal.highveld.example/genuine/9f2c41d7',
    ...more,
  };
}

/** The invoice of the design: three loads, two VAT codes, 55 073.95 in all. */
export function usualPaper(more: Partial<InvoicePaper> = {}): InvoicePaper {
  const zero = { vatCode: 'zeroRated', vatShare: 0 } as const;
  const lines = [
    paperLine(1, 1_825_000, {
      loadNumber: 'HL19871',
      description: 'linehaul Richards Bay → City Deep, 18 Oct',
      vatShare: 273_750,
    }),
    paperLine(2, 67_968, { loadNumber: 'HL19871', description: 'fuel 3,7243 %', vatShare: 10_195 }),
    paperLine(3, 1_825_000, {
      loadNumber: 'HL19902',
      description: 'linehaul Richards Bay → City Deep, 22 Oct',
      vatShare: 273_750,
    }),
    paperLine(4, 67_968, { loadNumber: 'HL19902', description: 'fuel 3,7243 %', vatShare: 10_195 }),
    paperLine(5, 146_250, {
      loadNumber: 'HL19902',
      description: 'standing 135 min over 120 free, R 650 an hour',
      quantity: '2.25',
      unit: 'hour',
      price: '650',
      vatShare: 21_938,
    }),
    paperLine(6, 950_000, { loadNumber: 'HL19934', description: 'linehaul Umhlathuze → Manzini, 31 Oct', ...zero }),
    paperLine(7, 35_381, { loadNumber: 'HL19934', description: 'fuel 3,7243 %', ...zero }),
  ];
  return paperOf(lines, {
    zeroRateReason: 'carriage to Eswatini, section 11(2)(a). Proof: DA 187 and customs release.',
    annex: [
      ['HL19871', '2026-10-18', 'Richards Bay', 'City Deep', '4500186112', 'P-88121', 1_892_968],
      ['HL19902', '2026-10-22', 'Richards Bay', 'City Deep', '4500186112', 'P-88140', 2_039_218],
      ['HL19934', '2026-10-31', 'Umhlathuze', 'Manzini', '4500186112', 'P-88177', 985_381],
    ].map(([loadNumber, deliveredOn, from, to, order, pod, net]) => ({
      loadNumber: String(loadNumber),
      deliveredOn: String(deliveredOn),
      from: String(from),
      to: String(to),
      orderNumbers: [String(order)],
      podNumbers: [String(pod)],
      net: Number(net),
    })),
    ...more,
  });
}

import { afterAll, describe, expect, it } from 'vitest';
import { amountIn } from './certificate/amounts.ts';
import { datesIn, periodIn } from './certificate/dates.ts';
import { readCertificate, type CertificateFindings } from './certificate-text.ts';
import { pdfkitFile } from './testing/pdf-files.ts';
import { endUploadThreads, pdfText } from './uploads.ts';

afterAll(endUploadThreads);

type Row = string | readonly [label: string, ...values: string[]];

/** A page as insurers print it: running lines, and rows of columns. */
async function certificate(rows: readonly Row[]): Promise<CertificateFindings> {
  const bytes = await pdfkitFile((document) => {
    document.fontSize(10);
    for (const [at, row] of rows.entries()) {
      const y = 60 + at * 22;
      if (typeof row === 'string') document.text(row, 60, y, { lineBreak: false });
      else
        for (const [column, text] of row.entries())
          document.text(text, 60 + column * (row.length > 2 ? 125 : 210), y, { lineBreak: false });
    }
  });
  return readCertificate((await pdfText(bytes)) ?? '');
}

/** Values alone, for comparison. */
function valuesOf(findings: CertificateFindings): Record<string, unknown> {
  return Object.fromEntries(Object.entries(findings).map(([key, { value }]) => [key, value]));
}

const certificates: [name: string, rows: readonly Row[], values: Record<string, unknown>][] = [
  [
    'English, label and value in columns',
    [
      'Savanna Mutual Insurance Company Limited',
      'CERTIFICATE OF INSURANCE - GOODS IN TRANSIT',
      ['Insured', 'Thandi Transport (Pty) Ltd'],
      ['Policy number', 'GIT/2026/0042'],
      ['Period of insurance', '1 March 2026 to 28 February 2027 (both days inclusive)'],
      ['Limit any one load', 'R 2 500 000.00'],
      ['Annual aggregate limit', 'R 10 000 000.00'],
      ['Excess', 'R 25 000.00'],
      ['Insurer', 'Savanna Mutual Insurance Company Limited'],
    ],
    {
      insuredName: 'Thandi Transport (Pty) Ltd',
      policyNumber: 'GIT/2026/0042',
      insurer: 'Savanna Mutual Insurance Company Limited',
      coverCents: 250_000_000n,
      currency: 'ZAR',
      from: '2026-03-01',
      to: '2027-02-28',
    },
  ],
  [
    'English, labels with colons, two dates apart',
    [
      'TO WHOM IT MAY CONCERN',
      'Name of Insured: Kgalagadi Carriers CC (Registration 2009/123456/23)',
      'Policy No.: KM 004417 B2',
      'Inception date: 01/07/2026',
      'Expiry date: 30/06/2027',
      'Sum insured: ZAR1,750,000',
      'Premium: ZAR 84,000 per year',
      'Underwritten by: Baobab Underwriters Ltd',
    ],
    {
      insuredName: 'Kgalagadi Carriers CC',
      policyNumber: 'KM 004417 B2',
      insurer: 'Baobab Underwriters Ltd',
      coverCents: 175_000_000n,
      currency: 'ZAR',
      from: '2026-07-01',
      to: '2027-06-30',
    },
  ],
  [
    'English, in sentences',
    [
      'Delta Assurance plc, Lusaka',
      'This is to certify that Copperbelt Hauliers Limited is insured with us against loss of goods in transit',
      'under Policy Number GT-88-1204, from 15th April 2026 to 14th April 2027.',
      'Limit of liability: USD 150,000 each and every load.',
    ],
    {
      insuredName: 'Copperbelt Hauliers Limited',
      policyNumber: 'GT-88-1204',
      insurer: 'Delta Assurance plc',
      coverCents: 15_000_000n,
      currency: 'USD',
      from: '2026-04-15',
      to: '2027-04-14',
    },
  ],
  [
    'English, a table with its values below',
    [
      ['Insured', 'Policy No', 'Cover', 'Valid'],
      ['Zambezi Lines Ltd', 'ZL-2026-7', 'USD 80,000', '2026/01/01 - 2026/12/31'],
    ],
    {
      insuredName: 'Zambezi Lines Ltd',
      policyNumber: 'ZL-2026-7',
      coverCents: 8_000_000n,
      currency: 'USD',
      from: '2026-01-01',
      to: '2026-12-31',
    },
  ],
  [
    'Afrikaans',
    [
      'Karoo Versekeraars Beperk',
      'VERSEKERINGSERTIFIKAAT: GOEDERE IN TRANSITO',
      ['Naam van versekerde', 'Môrester Vervoer Bpk'],
      ['Polisnommer', 'KV-17/2026'],
      ['Tydperk van versekering', '1 Maart 2026 tot 28 Februarie 2027'],
      ['Versekerde bedrag', 'R1 500 000,00'],
      ['Bybetaling', 'R15 000,00'],
      ['Versekeraar', 'Karoo Versekeraars Beperk'],
    ],
    {
      insuredName: 'Môrester Vervoer Bpk',
      policyNumber: 'KV-17/2026',
      insurer: 'Karoo Versekeraars Beperk',
      coverCents: 150_000_000n,
      currency: 'ZAR',
      from: '2026-03-01',
      to: '2027-02-28',
    },
  ],
  [
    'Afrikaans, sonder tabel',
    [
      'Ons sertifiseer hiermee dat Bosveld Karweiers (Edms) Bpk verseker is.',
      'Polis nr: BV99-2231',
      'Aanvangsdatum: 2026-05-01',
      'Vervaldatum: 2027-04-30',
      'Dekking: R2,5 miljoen',
    ],
    {
      insuredName: 'Bosveld Karweiers (Edms) Bpk',
      policyNumber: 'BV99-2231',
      coverCents: 250_000_000n,
      currency: 'ZAR',
      from: '2026-05-01',
      to: '2027-04-30',
    },
  ],
  [
    'Portuguese',
    [
      'Índico Seguros, S.A.',
      'CERTIFICADO DE SEGURO - MERCADORIAS TRANSPORTADAS',
      ['Segurado', 'Transportes Macuti, Lda'],
      ['Apólice n.º', 'MT-2026/00317'],
      ['Período do seguro', 'de 01/03/2026 a 28/02/2027'],
      ['Capital seguro', '12.500.000,00 MT'],
      ['Franquia', '250.000,00 MT'],
      ['Seguradora', 'Índico Seguros, S.A.'],
    ],
    {
      insuredName: 'Transportes Macuti, Lda',
      policyNumber: 'MT-2026/00317',
      insurer: 'Índico Seguros, S.A.',
      coverCents: 1_250_000_000n,
      currency: 'MZN',
      from: '2026-03-01',
      to: '2027-02-28',
    },
  ],
  [
    'Portuguese, in sentences',
    [
      'Certifica-se que a empresa Camionagem do Save, Lda está coberta pela',
      'Número da apólice: 77-104-22',
      'Início: 1 de Abril de 2026',
      'Termo: 31 de Março de 2027',
      'Limite por viagem: USD 60.000,00',
    ],
    {
      insuredName: 'Camionagem do Save, Lda',
      policyNumber: '77-104-22',
      coverCents: 6_000_000n,
      currency: 'USD',
      from: '2026-04-01',
      to: '2027-03-31',
    },
  ],
  [
    'French',
    [
      "Compagnie d'assurances du Fleuve SA",
      "ATTESTATION D'ASSURANCE - MARCHANDISES TRANSPORTÉES",
      ["Nom de l'assuré", 'Société des Transports du Sahel SARL'],
      ['Numéro de police', 'AF/TM/2026-118'],
      ["Période d'assurance", 'du 1er mars 2026 au 28 février 2027'],
      ['Limite par chargement', '75 000 000 FCFA'],
      ['Franchise', '1 500 000 FCFA'],
      ['Assureur', "Compagnie d'assurances du Fleuve SA"],
    ],
    {
      insuredName: 'Société des Transports du Sahel SARL',
      policyNumber: 'AF/TM/2026-118',
      insurer: "Compagnie d'assurances du Fleuve SA",
      coverCents: 7_500_000_000n,
      currency: 'XOF',
      from: '2026-03-01',
      to: '2027-02-28',
    },
  ],
  [
    'French, in sentences',
    [
      'Nous soussignés attestons que la société Routes du Golfe SA a souscrit un contrat.',
      'Police n° : RG-5521/26',
      "Date d'effet : 15.06.2026",
      "Date d'échéance : 14.06.2027",
      'Capital assuré : 120.000 €',
    ],
    {
      insuredName: 'Routes du Golfe SA',
      policyNumber: 'RG-5521/26',
      coverCents: 12_000_000n,
      currency: 'EUR',
      from: '2026-06-15',
      to: '2027-06-14',
    },
  ],
];

describe('an insurance certificate', () => {
  it.each(certificates)('%s', async (_, rows, values) => {
    expect(valuesOf(await certificate(rows))).toEqual(values);
  });

  it('says how sure it is, and where it read', async () => {
    const findings = await certificate([
      ['Insured', 'Thandi Transport (Pty) Ltd'],
      'Valid for loads from 1 March 2026 to 28 February 2027',
      'Ocean Insurance Limited',
    ]);
    expect(findings.insuredName).toEqual({
      value: 'Thandi Transport (Pty) Ltd',
      confidence: 'high',
      source: 'Insured   Thandi Transport (Pty) Ltd',
    });
    expect(findings.from?.confidence).toBe('medium');
    expect(findings.insurer?.confidence).toBe('low');
  });

  it('is less sure where it says two things', async () => {
    const findings = await certificate([
      'Sum insured: R 2 500 000',
      'Sum insured: R 900 000',
      'Policy No: A-1234',
      'Policy No: A-1234',
    ]);
    expect(findings.coverCents).toMatchObject({ value: 250_000_000n, confidence: 'medium' });
    expect(findings.policyNumber).toMatchObject({ value: 'A-1234', confidence: 'high' });
  });

  it('that is something else gives nothing', async () => {
    const letter = [
      'Dear Sir',
      'Please find attached our invoice 4471 of 3 March 2026.',
      'The amount due is R 12 000,00.',
      'We insured our trucks last year.',
    ];
    expect(await certificate(letter)).toEqual({});
    expect(readCertificate('')).toEqual({});
  });

  it('that was made to keep a reader busy is read in time', () => {
    for (const text of [
      'insured '.repeat(6000),
      'certify that '.repeat(4000),
      'policy no '.repeat(5000),
      '1'.repeat(50_000),
      '1 '.repeat(25_000),
      `${'a'.repeat(49_990)} is`,
      'certifie que '.repeat(3800),
      ' '.repeat(50_000),
    ]) {
      // Its own processor time: what else the machine does is not the reader's.
      const before = process.threadCpuUsage();
      readCertificate(text);
      readCertificate(text.replaceAll(' ', '\n'));
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(1500);
    }
  });
});

describe('dates', () => {
  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026/1/31', '2026-01-31'],
    ['31/01/2026', '2026-01-31'],
    ['31.01.26', '2026-01-31'],
    ['31-Jan-2026', '2026-01-31'],
    ['31st January 2026', '2026-01-31'],
    ['the 31st day of January, 2026', '2026-01-31'],
    ['January 31, 2026', '2026-01-31'],
    ['1 Maart 2026', '2026-03-01'],
    ['1 Mrt. 2026', '2026-03-01'],
    ['15 Desember 2026', '2026-12-15'],
    ['1 de março de 2026', '2026-03-01'],
    ['1.º de Outubro de 2026', '2026-10-01'],
    ['1er août 2026', '2026-08-01'],
    ['le 28 févr. 2026', '2026-02-28'],
    ['01/31/2026', '2026-01-31'],
    ['29 February 2028', '2028-02-29'],
  ])('%s', (text, date) => {
    expect(datesIn(text).map((found) => found.date)).toEqual([date]);
  });

  it.each([
    '29 February 2026',
    '31/04/2026',
    '2026-13-01',
    '12345678',
    '1998/25820/07',
    'Tel 011/123/4567',
    '99 Mars 2026',
  ])('%s is none', (text) => {
    expect(datesIn(text)).toEqual([]);
  });

  it.each([
    ['from 1 March 2026 to 28 February 2027', '2026-03-01', '2027-02-28'],
    ['01/03/2026 – 28/02/2027'.replace('–', '-'), '2026-03-01', '2027-02-28'],
    ['du 1er mars 2026 jusqu’au 28 février 2027', '2026-03-01', '2027-02-28'],
    ['1 Maart 2026 tot en met 28 Februarie 2027', '2026-03-01', '2027-02-28'],
    ['de 01.03.2026 até 28.02.2027', '2026-03-01', '2027-02-28'],
    ['1 March 2026 until midnight on 28 February 2027', '2026-03-01', '2027-02-28'],
  ])('%s is a period', (text, from, to) => {
    expect(periodIn(text)).toEqual({ from, to });
  });

  it('a period does not end before it begins', () => {
    expect(periodIn('28 February 2027 to 1 March 2026')).toBeUndefined();
  });
});

describe('amounts', () => {
  it.each([
    ['R2 500 000', 250_000_000n, 'ZAR'],
    ['R 2,500,000.00', 250_000_000n, 'ZAR'],
    ['R2 500 000,50', 250_000_050n, 'ZAR'],
    ['ZAR2.500.000,00', 250_000_000n, 'ZAR'],
    ['R2.5 million', 250_000_000n, 'ZAR'],
    ['R2,5m', 250_000_000n, 'ZAR'],
    ['USD 150,000', 15_000_000n, 'USD'],
    ['150 000 US$', 15_000_000n, 'USD'],
    ['12.500.000,00 MT', 1_250_000_000n, 'MZN'],
    ['2,5 milhões de meticais', 250_000_000n, 'MZN'],
    ['75 000 000 F CFA', 7_500_000_000n, 'XOF'],
    ['1 000 000', 100_000_000n, undefined],
  ])('%s', (text, cents, currency) => {
    expect(amountIn(text)).toEqual({ cents, currency });
  });

  it.each(['2026', 'R 500', '15%', 'page 3 of 12', 'none', '+27 31 555 0142', 'R', ''])('%j is none', (text) => {
    expect(amountIn(text)).toBeUndefined();
  });
});

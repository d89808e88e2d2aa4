import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfText } from '#platform/server/uploads.ts';
import { checkAuditTrail, sealAuditTrail } from '#platform/server/audit-chain.ts';
import type { OutputOf } from '#platform/operation.ts';
import type { ledgerService } from '../contract.ts';
import { type BookHouse, openBookHouse, partition, type ShortLine } from './testing/book-house.ts';
import { postJournals } from './post.ts';
import type { Posting } from './posting.ts';
import type { IncomeByCentre, NumberProof, VatReport } from '../report-contract.ts';

type LinesPage = OutputOf<(typeof ledgerService)['operations']['getAccountTransactions']>;

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse();
});
afterAll(() => house.close());

const ask = <Answer>(operation: string, query: object = {}) => house.ask<Answer>(operation, query, house.clerk);

/** Posts lines, of which those with a code count in the VAT report. */
async function postWithVat(lines: readonly (readonly [...ShortLine, code?: string])[], more: Partial<Posting> = {}) {
  const posting = await house.posting(
    lines.map(([account, amount]) => [account, amount] as const),
    more,
  );
  const coded = posting.lines.map((line, at) => ({ ...line, vatCode: lines[at]![2] ?? '' }));
  await house.within((context) => postJournals(context, [{ ...posting, lines: coded }]));
}

describe('the VAT report', () => {
  let report: VatReport;
  beforeAll(async () => {
    // Posted invoices with 3 000.00 of VAT, a credit note of 219.38; purchases; a payment; drafts and voids post nothing.
    await postWithVat([
      ['1000', 23_000],
      ['4000', -20_000, 'standard'],
      ['2100', -3000, 'standard'],
    ] as never);
    await postWithVat([
      ['4000', 1462.5, 'standard'],
      ['2100', 219.38, 'standard'],
      ['1000', -1681.88],
    ] as never);
    await postWithVat([
      ['1000', 500],
      ['4050', -500, 'zeroRated'],
    ] as never);
    await postWithVat([
      ['5000', 1000, 'standard'],
      ['1150', 150, 'standard'],
      ['1000', -1150],
    ] as never);
    await postWithVat([
      ['2100', 100],
      ['1000', -100],
    ] as never);
    // An accrual has no VAT, and is no supply either.
    await postWithVat(
      [
        ['1110', 900],
        ['4000', -900, 'standard'],
      ] as never,
      { source: 'accrual' },
    );
    await postWithVat(
      [
        ['1000', 115],
        ['4000', -100, 'standard'],
        ['2100', -15, 'standard'],
      ] as never,
      { date: '2026-10-30' },
    );
    report = await ask<VatReport>('getVatReport');
  });

  test('counts what is posted, by rate, and equals what the VAT accounts have moved', () => {
    expect(report.rows.map(({ direction, code, base, vat }) => [direction, code, base, vat])).toEqual([
      ['out', 'standard', 18_537.5, 2780.62],
      ['out', 'zeroRated', 500, 0],
      ['out', '', 0, -100],
      ['in', 'standard', 1000, 150],
    ]);
    expect(report.totals).toMatchObject([
      { direction: 'out', accountNumber: '2100', base: 19_037.5, vat: 2680.62, movement: 2680.62 },
      { direction: 'in', accountNumber: '1150', base: 1000, vat: 150, movement: 150 },
    ]);
    expect(report.due).toBe(2530.62);
  });

  test('takes months together', async () => {
    const two = await ask<VatReport>('getVatReport', { months: 2 });
    expect(two).toMatchObject({ from: '2026-10-01', to: '2026-11-30', due: 2545.62 });
    expect(two.totals[0]).toMatchObject({ vat: 2695.62, movement: 2695.62 });
  });

  test('opens the lines behind each figure', async () => {
    for (const { direction, code, base, vat } of report.rows)
      for (const [part, figure] of [
        ['base', base],
        ['tax', vat],
      ] as const) {
        if (code === '' && part === 'base') continue;
        const { debit, credit, rows } = await ask<LinesPage>('getAccountTransactions', {
          from: report.from,
          to: report.to,
          vat: { direction, code, part },
        });
        const moved = direction === 'out' ? credit - debit : debit - credit;
        expect([direction, code, part, Number(moved.toFixed(2))]).toEqual([direction, code, part, figure]);
        expect(rows.length > 0).toBe(figure !== 0);
      }
  });
});

describe('a trial balance as of a day', () => {
  test('leaves out what came later, and adds up', async () => {
    await house.post(
      [
        ['1010', 40],
        ['3100', -40],
      ],
      { date: '2026-11-05' },
    );
    await house.post(
      [
        ['1010', 100],
        ['3100', -100],
      ],
      { date: '2026-11-10' },
    );
    expect(await house.closing('1010', { asOf: '2026-11-04' })).toBe(0);
    expect(await house.closing('1010', { asOf: '2026-11-05' })).toBe(40);
    expect(await house.closing('1010', { asOf: '2026-11-10' })).toBe(140);
    expect(await house.closing('1010', { asOf: '2026-11-30' })).toBe(140);
    const { sum, from, to } = await house.summary({ asOf: '2026-11-07' });
    expect({ from, to, closing: sum.closing, same: sum.debit === sum.credit }).toEqual({
      from: '2026-11-01',
      to: '2026-11-07',
      closing: 0,
      same: true,
    });
  });
});

describe('the income statement by profit centre', () => {
  test('adds up to the income statement, and says what is left of a budget', async () => {
    const centre = await ask<{ id: string }>('addProfitCentre', {
      code: 'JNB',
      name: 'Johannesburg',
      type: 'depot',
      monthlyBudget: 1000,
    });
    await house.post([
      ['5000', 300.5, centre.id],
      ['4000', -900, centre.id],
      ['1000', 599.5],
    ]);
    await house.post(
      [
        ['6000', 50, centre.id],
        ['1000', -50],
      ],
      { date: '2026-10-15' },
    );
    const { rows, sum } = await ask<IncomeByCentre>('getIncomeByProfitCentre');
    expect(rows.find(({ code }) => code === 'JNB')).toMatchObject({
      month: { income: 900, cost: 300.5, gross: 599.5, expense: 0, result: 599.5 },
      toDate: { income: 900, cost: 300.5, expense: 50, result: 549.5 },
      // Budgets are by month: the year begins in March, and November is its ninth.
      budget: { month: 1000, toDate: 9000 },
    });
    const whole = await house.summary({ beforeClosing: true });
    const result = whole.rows
      .filter((row) => ['income', 'cost', 'expense'].includes(row.class))
      .reduce((total, { yearToDate }) => total - yearToDate, 0);
    expect(sum.toDate.result).toBe(Number(result.toFixed(2)));
  });
});

describe('the number proof', () => {
  const failed = async () =>
    (await ask<NumberProof>('getNumberProof')).checks.filter(({ agrees }) => !agrees).map(({ code }) => code);

  test('agrees on books that nobody went around', async () => {
    const { checks } = await ask<NumberProof>('getNumberProof');
    expect(checks.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(checks.map(({ code }) => code).toSorted()).toEqual(
      ['trialBalance', 'lines', 'debtors', 'creditors', 'opening', 'vatOut', 'vatIn', 'trail'].toSorted(),
    );
    expect(checks.find(({ code }) => code === 'trail')!.count).toBeGreaterThan(5);
  });

  describe('sees what the owner of the database alters', () => {
    let journal: { id: string; number: number };
    beforeEach(async () => {
      journal = await house.post([
        ['1000', 77],
        ['3100', -77],
      ]);
      expect(await failed()).toEqual([]);
    });

    /** As the owner, with the guards of the tables off. */
    async function alter(statement: string, ...values: readonly unknown[]): Promise<void> {
      const owner = new pg.Client(house.databaseUrl);
      await owner.connect();
      try {
        await owner.query('set session_replication_role = replica');
        await owner.query(statement, [...values]);
      } finally {
        await owner.end();
      }
    }

    test.each([
      ['the text of a line', `update journal_line set text = $2 where journal_id = $1 and line = 1`, 'Other', ''],
      ['the day of a journal', `update journal set posting_date = $2 where id = $1`, '2026-11-02', '2026-11-24'],
      ['who approved it', `update journal set approved_by = $2 where id = $1`, 'Nobody', ''],
    ])('%s', async (_, statement, other, before) => {
      await alter(statement, journal.id, other);
      expect(await failed()).toEqual(['trail']);
      const { checks } = await ask<NumberProof>('getNumberProof');
      expect(checks.find(({ code }) => code === 'trail')!.names).toEqual([`J-${journal.number}`]);
      await alter(statement, journal.id, before);
      expect(await failed()).toEqual([]);
    });

    test('a journal of an earlier month, for the year and not for the month alone', async () => {
      const early = await house.post(
        [
          ['1000', 31],
          ['3100', -31],
        ],
        { date: '2026-06-15' },
      );
      const set = (text: string) =>
        alter(`update journal_line set text = $2 where journal_id = $1 and line = 1`, early.id, text);
      await set('Other');
      const trailOf = async (query: object) => {
        const { from, checks } = await ask<NumberProof>('getNumberProof', query);
        return { from, names: checks.find(({ code }) => code === 'trail')!.names };
      };
      const year = await trailOf({});
      expect(year.names).toEqual([`J-${early.number}`]);
      expect(year.from < '2026-06-15').toBe(true);
      expect(await trailOf({ span: 'month' })).toEqual({ from: '2026-11-01', names: [] });
      await set('');
      expect(await failed()).toEqual([]);
    });

    test('a journal that nobody has posted, or that is gone', async () => {
      await alter(`update audit_entry set record_id = gen_random_uuid()::text where record_id = $1`, journal.id);
      const { checks } = await ask<NumberProof>('getNumberProof');
      expect(checks.find(({ code }) => code === 'trail')!.names).toHaveLength(2);
      await alter(
        `update audit_entry e set record_id = $1 where noun = 'journal' and not exists (select from journal j where j.id::text = e.record_id)`,
        journal.id,
      );
      expect(await failed()).toEqual([]);
    });

    test('a journal with its digest in the trail: the seal breaks', async () => {
      const { app } = house;
      const check = async () =>
        (await checkAuditTrail({ app, db: app.database.single(partition), partition }, 0)).problem;
      await sealAuditTrail(app);
      expect(await check()).toBeUndefined();
      await alter(`update journal set reason = 'Other' where id = $1`, journal.id);
      await alter(
        `update audit_entry set changes = jsonb_set(changes, '{digest,1}', to_jsonb(journal_digest(partition, $1::uuid))) where record_id = $1`,
        journal.id,
      );
      expect(await failed()).toEqual([]);
      expect(await check()).toBe('changed');
    });
  });
});

describe('the files', () => {
  test.each(['balance', 'income', 'centres', 'sheet', 'vat', 'proof'] as const)(
    'the PDF of %s says whose it is, when it was read, and the sums of the screen',
    async (view) => {
      const file = await ask<{ base64: string; fileName: string }>('getStatementFile', { view });
      const text = ((await pdfText(Buffer.from(file.base64, 'base64'))) ?? '').replaceAll(/\s+/g, ' ');
      const company = (await house.summary()).companyName;
      expect(file.fileName).toContain(company);
      expect(text).toContain(company);
      expect(text).toMatch(/page 1 of \d/);
      expect(text).toContain('as of 24 Nov');
      const sums = await sumsOf(view);
      for (const sum of sums) expect(text).toContain(written(sum));
    },
  );

  const written = (amount: number) =>
    new Intl.NumberFormat('en-ZA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      .format(amount)
      .replaceAll(/\s/g, ' ');

  async function sumsOf(view: string): Promise<number[]> {
    if (view === 'vat') return [(await ask<VatReport>('getVatReport')).due];
    if (view === 'centres') return Object.values((await ask<IncomeByCentre>('getIncomeByProfitCentre')).sum.toDate);
    if (view === 'proof') return (await ask<NumberProof>('getNumberProof')).checks.map(({ books }) => books);
    const { sum } = await house.summary({ beforeClosing: view === 'income' });
    return view === 'balance' ? [sum.opening, sum.debit, sum.credit, sum.closing] : [];
  }
});

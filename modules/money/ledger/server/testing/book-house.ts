import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { centsOf } from '#platform/money.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { type House, type HouseParts, openHouse } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { profitCentreOperations } from '#modules/base/profit-centres/server/index.ts';
import { accountsOfNumbers, journalAccountOperations } from '#modules/money/journal-accounts/server/index.ts';
import { journalAccountService } from '#modules/money/journal-accounts/contract.ts';
import { journalAccountFailureTexts } from '#modules/money/journal-accounts/messages/failures/index.ts';
import { openBegun, postingPeriodOperationsWith } from '#modules/money/posting-periods/server/index.ts';
import { postingPeriodService } from '#modules/money/posting-periods/contract.ts';
import { postingPeriodFailureTexts } from '#modules/money/posting-periods/messages/failures/index.ts';
import { type AccountBalances, ledgerService } from '#modules/money/ledger/contract.ts';
import { ledgerFailureTexts } from '#modules/money/ledger/messages/failures/index.ts';
import { differencesOf } from '../balances.ts';
import { differencesBlock } from '../blockers.ts';
import { ledgerOperations, reportOperations } from '../operations.ts';
import { reportService } from '#modules/money/ledger/report-contract.ts';
import { postJournals } from '../post.ts';
import type { Posted, Posting } from '../posting.ts';

export const partition = 'alpha';
/** The day of the books in tests. */
export const bookDay = '2026-11-24';

export const bookRights = [
  ...Object.keys(ledgerService.operations),
  ...Object.keys(reportService.operations),
  ...Object.keys(postingPeriodService.operations),
  ...Object.keys(journalAccountService.operations),
  'addProfitCentre',
  'updateProfitCentre',
  'getJournalAccountChoices',
];

/** A line as tests write it: an account by its number, rand, and a centre by its id. */
export type ShortLine = readonly [account: string, amount: number, centre?: string];

/** A company whose books are open: the usual chart, the year 2026/27 up to November, a profit centre. */
export interface BookHouse extends House {
  readonly clerk: Staff;
  readonly manager: Staff;
  readonly companyId: string;
  readonly centreId: string;
  /** In a transaction of the product itself, as its own login. */
  within<T>(work: (context: Context) => Promise<T>): Promise<T>;
  posting(lines: readonly ShortLine[], more?: Partial<Posting>): Promise<Posting>;
  post(lines: readonly ShortLine[], more?: Partial<Posting>): Promise<Posted>;
  /** The id of a month (`2026-09`), or of the thirteenth period (`13`). */
  month(month: string): Promise<string>;
  summary(query?: object): Promise<AccountBalances>;
  /** The closing of an account in the trial balance, in rand. */
  closing(number: string, query?: object): Promise<number>;
}

export async function openBookHouse(parts: Partial<HouseParts> = {}): Promise<BookHouse> {
  const house = await openHouse({
    ...parts,
    implementations: [
      ledgerOperations,
      reportOperations,
      postingPeriodOperationsWith([differencesBlock]),
      journalAccountOperations,
      profitCentreOperations,
      ...(parts.implementations ?? []),
    ],
    failureCatalogues: [
      ledgerFailureTexts,
      postingPeriodFailureTexts,
      journalAccountFailureTexts,
      ...(parts.failureCatalogues ?? []),
    ],
    config: { LOG_LEVEL: 'error', ...parts.config },
  });
  const { app } = house;
  house.clock.set(new Date(`${bookDay}T10:00:00Z`));
  const clerk = await buildStaff(app, partition, [...bookRights, ...moreRights(parts)]);
  const manager = await buildStaff(app, partition, [...bookRights, ...moreRights(parts)], {
    companyId: clerk.companyId,
  });
  const system = systemContext(app, { language: 'en', requestId: 'books', operation: 'books' });
  const within = <T>(work: (context: Context) => Promise<T>) => inPartition(system, partition, work);
  await within((context) => openBegun(context, { companyId: clerk.companyId, today: bookDay }));
  const centre = await house.ask<{ id: string }>(
    'addProfitCentre',
    { code: 'DBN', name: 'Durban linehaul', type: 'lane' },
    clerk,
  );

  async function posting(lines: readonly ShortLine[], more: Partial<Posting> = {}): Promise<Posting> {
    const accounts = await within((context) =>
      accountsOfNumbers(
        context,
        lines.map(([number]) => number),
      ),
    );
    return {
      companyId: clerk.companyId,
      area: 'journals',
      date: bookDay,
      source: 'journal',
      sourceId: randomUUID(),
      event: 'posted',
      document: 'TEST-1',
      text: 'A test',
      lines: lines.map(([number, amount, centreId]) => ({
        accountId: accounts.get(number)!.id,
        amount: centsOf(amount)!,
        centreId: centreId ?? (accounts.get(number)!.centreRequired ? centre.id : null),
      })),
      ...more,
    };
  }
  const summary = (query: object = {}) => house.ask<AccountBalances>('getJournalAccountsWithBalances', query, clerk);
  return {
    ...house,
    clerk,
    manager,
    companyId: clerk.companyId,
    centreId: centre.id,
    within,
    posting,
    async post(lines, more) {
      const given = await posting(lines, more);
      return (await within((context) => postJournals(context, [given])))[0]!;
    },
    month: (month) =>
      within(async ({ db }) => {
        const { rows } = await sql<{ id: string }>`
          select id from posting_period where partition = ${partition} and company_id = ${clerk.companyId}
             and case when ${month} = '13' then no = 13 else no < 13 and to_char(first_day, 'YYYY-MM') = ${month} end`.execute(
          db,
        );
        return rows[0]!.id;
      }),
    summary,
    closing: async (number, query) => (await summary(query)).rows.find((row) => row.number === number)!.closing,
  };
}

/** Where the books of a house disagree with themselves. */
export const differencesOfBooks = (house: BookHouse) =>
  house.within((context) => differencesOf(context, house.companyId));

/** Rights to the operations that a test adds. */
function moreRights({ implementations = [] }: Partial<HouseParts>): readonly string[] {
  return implementations.flatMap(({ service }) => Object.keys(service.operations));
}

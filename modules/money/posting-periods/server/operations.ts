import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { postingPeriodService } from '../contract.ts';
import type { PostingArea } from '../status.ts';
import { type BlockerProvider, blockersOf, draftsOf } from './blockers.ts';
import { changePosting } from './change-posting.ts';
import { bookCompany, type BookCompany } from './companies.ts';
import { postingNoun } from './lives.ts';
import { firstOpenDay } from './period-for.ts';
import { monthsWhere, postingOf, type StoredPosting } from './queries.ts';
import { addYear, type StoredYear, yearsOf } from './years.ts';

const fail = failures<FailureCode>();

export function postingPeriodOperationsWith(providers: readonly BlockerProvider[]): Implementation {
  const months = (
    context: Context,
    company: Pick<BookCompany, 'today'>,
    condition: Parameters<typeof monthsWhere>[1],
  ) => monthsWhere(context, condition, { today: company.today, drafts: (ids) => draftsOf(context, providers, ids) });

  /** The month into which something of today is posted, whatever the area; undefined where none is open. */
  async function openMonth(context: Context, company: BookCompany) {
    const place = { companyId: company.id, area: 'journals', date: company.today } as const;
    const open = await firstOpenDay(context, place);
    if (open === undefined) return undefined;
    const [found] = await months(
      context,
      company,
      sql`p.company_id = ${company.id} and p.no < 13 and ${open}::date between p.first_day and p.last_day`,
    );
    return found;
  }

  return implement(postingPeriodService, {
    async getAllFiscalYears(context, { companyId }) {
      refuseWhenScoped(context);
      const company = await bookCompany(context, companyId);
      return (await yearsOf(context, company.id)).map((year) => answerOf(year, company));
    },
    async getAllFiscalMonths(context, { companyId, yearId }) {
      refuseWhenScoped(context);
      const company = await bookCompany(context, companyId);
      return months(
        context,
        company,
        sql`p.company_id = ${company.id} and (${yearId ?? null}::uuid is null or p.year_id = ${yearId ?? null}::uuid)`,
      );
    },
    async getCurrentFiscalMonths(context, { companyId }) {
      refuseWhenScoped(context);
      const company = await bookCompany(context, companyId);
      return months(
        context,
        company,
        sql`p.company_id = ${company.id} and ${company.today}::date between y.first_day and y.last_day`,
      );
    },
    async getOpenFiscalMonth(context, { companyId }) {
      refuseWhenScoped(context);
      return (await openMonth(context, await bookCompany(context, companyId))) ?? null;
    },
    async getOpenFiscalYear(context, { companyId }) {
      refuseWhenScoped(context);
      const company = await bookCompany(context, companyId);
      const month = await openMonth(context, company);
      const year = (await yearsOf(context, company.id)).find(({ id }) => id === month?.yearId);
      return year ? answerOf(year, company) : null;
    },
    async addAdditionalFiscalYear(context, { companyId }) {
      refuseWhenScoped(context);
      const company = await bookCompany(context, companyId);
      return answerOf(await addYear(context, company), company);
    },
    async updateFiscalMonthPosting(context, change) {
      await changePosting(context, change, providers);
      const { company_id } = await foundPosting(context, change);
      const company = await bookCompany(context, company_id);
      return (await months(context, company, sql`p.id = ${change.periodId}`))[0]!;
    },
    async getPostingBlockers(context, asked) {
      refuseWhenScoped(context);
      const { company_id, period_id, first_day, last_day } = await foundPosting(context, asked);
      const month = { companyId: company_id, periodId: period_id, area: asked.area, from: first_day, to: last_day };
      return (await blockersOf(context, providers, month)).map((blocker) => ({
        ...blocker,
        names: [...blocker.names],
      }));
    },
    async getPostingPeriodHistory(context, asked) {
      refuseWhenScoped(context);
      return recordHistory(context, postingNoun, (await foundPosting(context, asked)).id);
    },
  });
}

async function foundPosting(
  context: Context,
  asked: { readonly periodId: string; readonly area: PostingArea },
): Promise<StoredPosting> {
  const stored = await postingOf(context, asked);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

function answerOf({ id, company_id, name, first_day, last_day }: StoredYear, { today }: Pick<BookCompany, 'today'>) {
  const isCurrent = first_day <= today && today <= last_day;
  return { id, companyId: company_id, name, from: first_day, to: last_day, isCurrent };
}

import type { Context } from '#platform/server/implement.ts';
import { openChart } from '#modules/money/journal-accounts/server/index.ts';
import { bookCompany, type BookCompany } from './companies.ts';
import { addYearsToToday } from './years.ts';

/** Gives a company that has no books yet its chart and the year of today. Whoever posts a document asks for it first. */
export async function openBooks(context: Context, companyId: string): Promise<BookCompany> {
  const company = await bookCompany(context, companyId);
  await openChart(context);
  await addYearsToToday(context, company);
  return company;
}

import { sumOf } from '#platform/calculations.ts';
import type { BlockerProvider } from '#modules/money/posting-periods/server/index.ts';
import type { AccrualSource } from '../contract.ts';
import { accrualOf, gatherAccruals } from './gather.ts';

/** In which area each is missing. */
const sources: Readonly<Partial<Record<string, readonly AccrualSource[]>>> = {
  sales: ['sales'],
  purchases: ['carriers', 'orders'],
};

/** What came or was delivered, and neither invoiced nor accrued. It may be closed over with a reason. */
export const notAccrued: BlockerProvider = {
  async find(context, { companyId, periodId, area, to }) {
    const asked = sources[area];
    if (!asked || (await accrualOf(context, periodId))?.status === 'POSTED') return [];
    const rows = (await gatherAccruals(context, { company_id: companyId, last_day: to })).filter(({ source }) =>
      asked.includes(source),
    );
    return [
      {
        code: area === 'sales' ? 'salesNotAccrued' : 'costsNotAccrued',
        barring: false,
        count: rows.reduce((sum, { count }) => sum + count, 0),
        amount: sumOf(rows.map(({ amount }) => amount)),
        names: [],
        url: '',
      },
    ];
  },
};

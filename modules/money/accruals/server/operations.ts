import { sumOf } from '#platform/calculations.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { accrualService, accrualSources } from '../contract.ts';
import { accrualOf, findMonth, gatherAccruals } from './gather.ts';
import { proposeAccrual } from './propose.ts';

const fail = failures<FailureCode>();

export const accrualOperations: Implementation = implement(accrualService, {
  async getAccruals(context, { periodId }) {
    refuseWhenScoped(context);
    const month = await findMonth(context, periodId);
    if (!month) throw fail('notFound', 'notFound');
    const rows = await gatherAccruals(context, month);
    const totals = accrualSources.map((source) => {
      const own = rows.filter((row) => row.source === source);
      const count = own.reduce((sum, row) => sum + row.count, 0);
      return { source, count, amount: sumOf(own.map(({ amount }) => amount)) };
    });
    return { rows: [...rows], totals, proposal: (await accrualOf(context, periodId)) ?? null };
  },
  postAccrualTransaction(context, { periodId }) {
    refuseWhenScoped(context);
    return proposeAccrual(context, periodId);
  },
});

import type { BlockerProvider } from '#modules/money/posting-periods/server/index.ts';
import { sumOf } from '#platform/calculations.ts';
import { differencesOf } from './balances.ts';

/** Books that do not agree with themselves are not closed. */
export const differencesBlock: BlockerProvider = {
  async find(context, { companyId }) {
    const differences = await differencesOf(context, companyId);
    return [
      {
        code: 'balancesDiffer',
        barring: true,
        count: differences.length,
        amount: sumOf(differences.map(({ amount }) => amount)),
        names: differences.map(({ account }) => account),
        url: '/accountssummary',
      },
    ];
  },
};

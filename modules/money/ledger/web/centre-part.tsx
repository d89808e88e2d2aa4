import { useTexts } from '#platform/web/texts.ts';
import type { CentrePart } from '#modules/base/profit-centres/web/index.ts';
import { ledgerTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { CentreTransactions } from './CentreTransactions.tsx';

/** The tab of transactions on the page of a profit centre. */
export const transactionsOfCentre: CentrePart = {
  usePart() {
    const t = useTexts(ledgerTexts);
    const isShown = useMay('getAccountTransactions');
    return {
      id: 'transactions',
      title: t('transactions'),
      isShown,
      content: ({ id }) => <CentreTransactions centreId={id} />,
    };
  },
};

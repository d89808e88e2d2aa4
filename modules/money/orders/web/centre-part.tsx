import { useTexts } from '#platform/web/texts.ts';
import type { CentrePart } from '#modules/base/profit-centres/web/index.ts';
import { centreOrderTexts } from '../messages/centre/index.ts';
import { useMay } from './calls.ts';
import { CentreOrders } from './CentreOrders.tsx';

/** The tab of orders on the page of a profit centre. */
export const ordersOfCentre: CentrePart = {
  usePart() {
    const t = useTexts(centreOrderTexts);
    const isShown = useMay('getProfitCentreOrders');
    return { id: 'orders', title: t('title'), isShown, content: (centre) => <CentreOrders centre={centre} /> };
  },
};

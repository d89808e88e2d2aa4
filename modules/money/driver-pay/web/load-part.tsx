import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { LoadPayPart } from './LoadPayPart.tsx';

/** What the page of a load shows of its drivers' pay, once there is some. */
export const payPart: LoadPart = {
  useTab(load) {
    const t = useTexts(driverPayDeskTexts);
    const mayRead = useMay('getDriverPayOfLoad');
    const isPaid = load.status === 'CLOSED' && load.isOwnFleet && load.driverId !== null;
    return {
      tab: 'price',
      id: 'driverPay',
      title: t('payPart'),
      isShown: mayRead && isPaid,
      content: <LoadPayPart loadId={load.id} />,
    };
  },
};

import { useTexts } from '#platform/web/texts.ts';
import type { DriverPart } from '#modules/parties/drivers/web/index.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { DriverPay } from './DriverPay.tsx';

/** What the page of a driver shows of pay. */
export const payOfDriverPart: DriverPart = {
  usePart() {
    const t = useTexts(driverPayDeskTexts);
    const isShown = useMay('getDriverPayOfDriver');
    return { id: 'driverPay', title: t('payPart'), isShown, content: ({ id }) => <DriverPay driverId={id} /> };
  },
};

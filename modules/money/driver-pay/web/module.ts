import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { payRight, payScreens } from './index.ts';
import { payRunPath } from './paths.ts';

export const driverPayModule = webModule({
  name: 'driver-pay',
  screens: [
    screen({ path: '/driverpay', title: 'driverPay', needs: payRight('getDriverPay'), component: payScreens.list }),
    screen({
      path: '/driverpay/new',
      title: 'newPayRun',
      needs: payRight('postDriverPay'),
      parent: '/driverpay',
      component: payScreens.form,
    }),
    screen({
      path: '/driverpay/$id',
      title: 'payRun',
      needs: payRight('getDriverPayRun'),
      parent: '/driverpay',
      component: payScreens.run,
    }),
    screen({
      path: '/driverpay/$id/lines',
      title: 'payLines',
      needs: payRight('getDriverPayLines'),
      parent: '/driverpay',
      component: payScreens.lines,
    }),
  ],
  recordPages: { driverPay: { title: 'driverPay', path: payRunPath } },
  loadParts: [payScreens.ofLoad],
  driverParts: [payScreens.ofDriver],
});

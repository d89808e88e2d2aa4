import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { paymentRunRight, paymentRunScreens } from './index.ts';
import { paymentRulePath, paymentRunPath } from './paths.ts';

export const paymentRunModule = webModule({
  name: 'payment-runs',
  screens: [
    screen({
      path: '/paymentRuns',
      title: 'payments',
      needs: paymentRunRight('getPaymentRuns'),
      component: paymentRunScreens.list,
    }),
    screen({
      path: '/paymentRuns/new',
      title: 'newPaymentRun',
      needs: paymentRunRight('postPaymentRun'),
      parent: '/paymentRuns',
      component: paymentRunScreens.form,
    }),
    screen({
      path: '/paymentRuns/$id',
      title: 'paymentRun',
      needs: paymentRunRight('getPaymentRun'),
      parent: '/paymentRuns',
      component: paymentRunScreens.run,
    }),
    screen({
      path: paymentRulePath,
      title: 'paymentRule',
      needs: paymentRunRight('getPaymentRule'),
      parent: '/paymentRuns',
      component: paymentRunScreens.rule,
    }),
  ],
  bankLineParts: [paymentRunScreens.ofBankLine],
  recordPages: { paymentRun: { title: 'payments', path: paymentRunPath } },
});

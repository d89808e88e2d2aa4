import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { purchaseRight, purchaseScreens } from './index.ts';
import { createPath, editPath, listPath, papersPath, purchasePath, tolerancePath } from './paths.ts';

export const purchaseInvoicesModule = webModule({
  name: 'purchase-invoices',
  screens: [
    screen({
      path: listPath,
      title: 'manageSupplierInvoices',
      needs: purchaseRight('getPurchaseInvoices'),
      component: purchaseScreens.list,
    }),
    screen({
      path: createPath,
      title: 'createPurchaseInvoice',
      needs: purchaseRight('postPurchaseInvoice'),
      parent: listPath,
      component: purchaseScreens.create,
    }),
    screen({
      path: `${editPath}/$id`,
      title: 'editPurchaseInvoice',
      needs: purchaseRight('getPurchaseInvoice'),
      parent: listPath,
      component: purchaseScreens.purchase,
    }),
    screen({
      path: `${editPath}/$id/change`,
      title: 'editPurchaseInvoice',
      needs: purchaseRight('putPurchaseInvoice'),
      parent: listPath,
      component: purchaseScreens.change,
    }),
    screen({
      path: papersPath,
      title: 'purchasePapers',
      needs: purchaseRight('getPurchasePapers'),
      parent: listPath,
      component: purchaseScreens.papers,
    }),
    screen({
      path: tolerancePath,
      title: 'purchaseTolerance',
      needs: purchaseRight('getPurchaseInvoiceTolerance'),
      parent: listPath,
      component: purchaseScreens.tolerance,
    }),
  ],
  recordPages: { purchaseInvoices: { title: 'manageSupplierInvoices', path: purchasePath } },
  menuCounts: [
    {
      url: listPath,
      needs: purchaseRight('getPurchaseInvoices'),
      key: ['purchaseInvoices', 'waiting'],
      read: async (signal) => (await import('./count.ts')).waitingPurchases(signal),
    },
  ],
  actions: [{ title: 'createPurchaseInvoice', url: createPath, needs: purchaseRight('postPurchaseInvoice') }],
});

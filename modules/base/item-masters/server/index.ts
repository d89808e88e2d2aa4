import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { refuseUnknownAccounts } from '#modules/base/profit-centres/server/index.ts';
import { itemMasters, itemMasterService } from '../contract.ts';

export const itemMasterStore = masterStore(itemMasters, {
  // An item that was bought cannot become one that is only sold, nor be posted elsewhere than before.
  fixedOnceUsed: ['kind', 'journalAccountBuy', 'journalAccountSell'],
  refuse: refuseUnknownAccounts,
});

export const itemMasterOperations: Implementation = implement(itemMasterService, {
  getItemMasters: itemMasterStore.list,
  postItemMaster: itemMasterStore.create,
  putItemMaster: itemMasterStore.change,
});

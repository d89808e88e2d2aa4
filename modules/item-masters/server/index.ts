import { failures } from '#platform/failure.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { isReferenced, masterStore } from '#platform/server/master-data.ts';
import { itemMasters, itemMasterService } from '../contract.ts';
import type { ItemMasterFailureCode } from '../messages/failures/index.ts';

const fail = failures<ItemMasterFailureCode>();
export const itemMasterStore = masterStore(itemMasters, {
  async refuse(context, { before, values }) {
    // An item that was bought cannot become one that is only sold.
    if (before && before.kind !== values.kind && (await isReferenced(context, itemMasters, before.id)))
      throw fail('itemKindUsed', 'rule', {}, { kind: { code: 'itemKindUsed' } });
  },
});

export const itemMasterOperations: Implementation = implement(itemMasterService, {
  getItemMasters: itemMasterStore.list,
  postItemMaster: itemMasterStore.create,
  putItemMaster: itemMasterStore.change,
});

import { failures } from '#platform/failure.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { isReferenced, masterStore } from '#platform/server/master-data.ts';
import { itemMasters, itemMasterService } from '../contract.ts';
import type { ItemMasterFailureCode } from '../messages/failures/index.ts';

const fail = failures<ItemMasterFailureCode>();
const store = masterStore(itemMasters);

export const itemMasterOperations: Implementation = implement(itemMasterService, {
  getItemMasters: store.list,
  postItemMaster: store.create,
  putItemMaster: (context, values) =>
    store.change(context, values, async (before) => {
      // An item that was bought cannot become one that is only sold.
      if (before.kind !== values.kind && (await isReferenced(context, itemMasters, values.id)))
        throw fail('itemKindUsed', 'rule', {}, { kind: { code: 'itemKindUsed' } });
    }),
});

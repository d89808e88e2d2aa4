import { serverModule } from '#platform/server/module.ts';
import { itemMasterTexts } from '../messages/index.ts';
import { itemMasterDescribed } from './described.ts';
import { itemMasterOperations, itemMasterStore } from './index.ts';

export const itemMastersModule = serverModule({
  name: 'item-masters',
  plainNouns: [
    {
      rules: itemMasterStore,
      operations: itemMasterOperations,
      texts: itemMasterTexts,
      described: itemMasterDescribed,
    },
  ],
  menu: [
    {
      group: 'Places and goods',
      place: 40,
      title: 'Item masters',
      url: '/itemMasterList',
      permission: 'tripDirector.getItemMasters',
    },
  ],
});

import { serverModule } from '#platform/server/module.ts';
import { packingTypeTexts } from '../messages/index.ts';
import { packingTypeOperations, packingTypeStore } from './index.ts';

export const packingTypesModule = serverModule({
  name: 'packing-types',
  plainNouns: [{ rules: packingTypeStore, operations: packingTypeOperations, texts: packingTypeTexts }],
  menu: [
    {
      group: 'Places and goods',
      place: 30,
      title: 'Packing types',
      url: '/managePackingType',
      permission: 'tripDirector.getPackingTypes',
    },
  ],
});

import { serverModule } from '#platform/server/module.ts';
import { equipmentTypeTexts } from '../messages/index.ts';
import { equipmentTypeOperations, equipmentTypeStore } from './index.ts';

export const equipmentTypesModule = serverModule({
  name: 'equipment-types',
  plainNouns: [{ rules: equipmentTypeStore, operations: equipmentTypeOperations, texts: equipmentTypeTexts }],
  menu: [
    {
      group: 'Fleet',
      place: 20,
      title: 'Vehicle Equipment',
      url: '/transporter',
      permission: 'tripDirector.getEquipment',
    },
  ],
});

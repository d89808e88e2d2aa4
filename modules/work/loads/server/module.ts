import { serverModule } from '#platform/server/module.ts';
import { loadFailureTexts } from '../messages/failures/index.ts';
import { loadsDescribed } from './described.ts';
import './happenings.ts';
import { loadImport } from './import/load-import.ts';
import { loadSearch } from './list/load-search.ts';
import { loadOperationsWith } from './operations.ts';
import { loadRoomsOf } from './rooms.ts';

export const loadsModule = serverModule({
  name: 'loads',
  operations: (product) => [loadOperationsWith(loadRoomsOf(product), product.all('exposures'))],
  described: [loadsDescribed],
  failureTexts: [loadFailureTexts],
  imports: [(finders, product) => loadImport(finders, loadRoomsOf(product))],
  searches: [loadSearch],
  menu: [{ group: 'Work', place: 10, title: 'Loads', url: '/manageLoads', permission: 'tripDirector.getLoads' }],
  channels: [{ channel: 'loads', right: 'tripDirector.getLoads' }],
});

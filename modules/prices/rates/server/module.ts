import { serverModule } from '#platform/server/module.ts';
import { rateFailureTexts } from '../messages/failures/index.ts';
import { ratesDescribed } from './described.ts';
import { rateImport } from './import/rate-import.ts';
import { rateOperations } from './operations.ts';
import { rateQueue } from './queues.ts';
import { ratesOfZone } from './redraft-zone.ts';
import { rateSearch } from './rate-search.ts';

export const ratesModule = serverModule({
  name: 'rates',
  operations: [rateOperations],
  described: [ratesDescribed],
  failureTexts: [rateFailureTexts],
  imports: [(finders) => rateImport(finders)],
  queues: [rateQueue],
  zoneUsers: [ratesOfZone],
  searches: [rateSearch],
  menu: [
    { group: 'Money', place: 56, title: 'Manage Rates', url: '/capturerate', permission: 'tripDirector.getRates' },
  ],
  channels: [{ channel: 'rates', right: 'tripDirector.getRates' }],
});

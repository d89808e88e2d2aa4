import { serverModule } from '#platform/server/module.ts';
import { partyFailureTexts } from '../messages/failures/index.ts';

export const partiesModule = serverModule({ name: 'parties', failureTexts: [partyFailureTexts] });

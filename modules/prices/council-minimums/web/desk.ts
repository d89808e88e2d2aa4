import { masterDesk } from '#platform/web/master-data/desk.ts';
import { councilMinimums, councilMinimumService } from '../contract.ts';
import { councilMinimumTexts } from '../messages/index.ts';
import { councilMinimumPages } from './index.ts';

export const councilMinimumDesk = masterDesk(
  councilMinimums,
  councilMinimumService,
  councilMinimumTexts,
  councilMinimumPages,
);

import { implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { tyreService } from '../contract.ts';
import { listTyres } from './list-tyres.ts';
import { tyreLives, tyres } from './lives.ts';
import { dismountTyre, measureTyre, mountTyre } from './mount.ts';
import { findTyre, tyreNoun } from './queries.ts';
import { recordOf } from './records.ts';
import { changeTyre, createTyre } from './save-tyre.ts';

/** Tyres: kept, mounted, measured, taken off, scrapped. */
export const tyreOperations: Implementation = implement(tyreService, {
  getTyres: listTyres,
  async getTyre(context, { id }) {
    refuseWhenScoped(context);
    return recordOf(context, orNotFound(await findTyre(context, id)));
  },
  async getTyreHistory(context, { id }) {
    refuseWhenScoped(context);
    orNotFound(await findTyre(context, id));
    return recordHistory(context, tyreNoun, id);
  },
  postTyre: createTyre,
  putTyre: changeTyre,
  mountTyre,
  dismountTyre,
  measureTyre,
  async scrapTyre(context, { id, reason }) {
    refuseWhenScoped(context);
    const stored = await tyres.toChange(context, id);
    return recordOf(context, await tyreLives.move(context, stored, 'scrap', { reason }));
  },
});

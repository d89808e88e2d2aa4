import { described, refusesNothing } from '#platform/server/described.ts';
import { workplaceService } from '../contract.ts';

export const workplaceDescribed = described(workplaceService, {
  getSavedViews: {
    does: 'Lists the caller’s saved views of a list, and those that colleagues share.',
    refuses: refusesNothing,
  },
  postSavedView: {
    does: 'Saves search, filters, order and columns of a list under a name.',
    refuses: 'Refuses a name that the caller has for this list already, and a fifty-first view of it.',
  },
  putSavedView: {
    does: 'Changes a saved view of the caller.',
    refuses: 'Refuses a view of another person, and a name that the caller has for this list already.',
  },
  deleteSavedView: { does: 'Deletes a saved view of the caller.', refuses: 'Refuses a view of another person.' },
  getSearchResults: {
    does: 'Finds up to six records of each noun that the caller may list.',
    refuses: 'Refuses nothing: a search of one letter finds nothing.',
  },
  postPresence: {
    does: 'Tells everyone who has the same record open that the caller edits it, has ended, or asks who does.',
    refuses: 'Refuses a record that the caller cannot see, and a noun that the caller has no right to.',
  },
});

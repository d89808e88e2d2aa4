import { described, refusesNothing } from '#platform/server/described.ts';
import { checklistService, inspectionService } from '../contract.ts';

const unseen = 'Refuses an inspection that the caller cannot see.';

export const inspectionsDescribed = described(inspectionService, {
  getLoadInspections: {
    does: 'Lists inspections of loads by search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getLoadInspection: {
    does: 'Reads an inspection with its answers, masses, findings, photos and outcome.',
    refuses: unseen,
  },
  getLoadInspectionHistory: {
    does: 'Lists what happened to an inspection, the latest first.',
    refuses: 'Refuses an inspection that the caller cannot see, and a caller who is limited to suppliers.',
  },
  getLoadInspectionStart: {
    does: 'Answers the checklist and limits for the inspection of a load, and whether the load waits for one.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  postLoadInspectionFile: {
    does: 'Stores a photo or a PDF for the inspection of a load, which names it afterwards.',
    refuses:
      'Refuses a file that is not a JPEG, PNG or PDF, and one that is damaged, encrypted, infected or too large.',
  },
  postLoadInspection: {
    does: 'Records an inspection of a load; its outcome follows from the answers and the masses.',
    refuses:
      'Refuses a load without a vehicle or after its closing, open items, a missing photo, and an odometer that cannot be.',
  },
  allowLoadInspection: {
    does: 'Lets a load go whose inspection found something that is not critical.',
    refuses: 'Refuses who made the inspection, and one that passed, failed or is decided.',
  },
  getLoadInspectionSheet: {
    does: 'Answers an inspection as a PDF in base64, in the caller’s language.',
    refuses: unseen,
  },
});

export const checklistDescribed = described(checklistService, {
  getInspectionTemplate: {
    does: 'Reads the checklist of the caller’s company, or the standard list while it has none of its own.',
    refuses: 'Refuses a caller who is limited to suppliers or to some records.',
  },
  putInspectionTemplate: {
    does: 'Saves a new version of the company’s checklist; inspections that were made keep theirs.',
    refuses: 'Refuses an empty list, a check that is in it twice, and a check without a name.',
  },
});

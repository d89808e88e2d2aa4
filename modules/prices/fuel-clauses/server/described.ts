import type { NounSentences } from '#platform/server/described.ts';
import type { fuelClauseService } from '../contract.ts';

const notWaiting = 'Refuses the person who asked for it, and a version that no longer waits.';

export const fuelClauseDescribed: NounSentences<typeof fuelClauseService> = {
  refuses:
    'a customer and a supplier at once, terms that its calculation cannot use, and other terms once rates use it',
  operations: {
    getFuelClauseVersions: {
      does: 'Reads what a fuel clause said, says and will say from which day on, and the versions that were asked for.',
      refuses: 'Refuses an unknown clause.',
    },
    postFuelClauseVersion: {
      does: 'Asks for other terms of a fuel clause from a day on; nothing changes before a second person has approved them.',
      refuses: 'Refuses a day in the past, the terms that it has, and a clause of which another version waits.',
    },
    approveFuelClauseVersion: {
      does: 'Approves a version of a fuel clause from its day on; the one before ends, and versions of later days are superseded.',
      refuses: notWaiting,
    },
    rejectFuelClauseVersion: {
      does: 'Rejects a version of a fuel clause that waits, for a stated reason.',
      refuses: notWaiting,
    },
    cancelFuelClauseVersion: {
      does: 'Takes back a version of a fuel clause that waits.',
      refuses: 'Refuses a version that no longer waits.',
    },
  },
};

import { described } from '#platform/server/described.ts';
import { payRateService } from '../contract.ts';

const notWaiting = 'Refuses the person who asked for it, and a version that no longer waits.';

export const payRatesDescribed = described(payRateService, {
  getPayRateVersions: {
    does: 'Reads by what a supplier, a category of drivers or a council’s grade was, is and will be paid from which day on, and the versions that were asked for.',
    refuses: 'Refuses an unknown record, whoever may not read it, and whoever is limited to suppliers.',
  },
  postPayRateVersion: {
    does: 'Asks for another version of what is paid from a day on, or from its approval; nothing changes before a second person has approved it.',
    refuses:
      'Refuses whoever may not change the record, a record by which nobody is paid yet, what it says already, a past day of a supplier, and a second version while one waits.',
  },
  approvePayRateVersion: {
    does: 'Approves a version of what is paid from its day on; the one before ends, and versions of later days are superseded.',
    refuses: `${notWaiting.slice(0, -1)}, and one of a supplier whose first day has passed.`,
  },
  rejectPayRateVersion: {
    does: 'Rejects a version of what is paid that waits, for a stated reason.',
    refuses: notWaiting,
  },
  cancelPayRateVersion: {
    does: 'Takes back a version of what is paid that waits.',
    refuses: 'Refuses a version that no longer waits.',
  },
});

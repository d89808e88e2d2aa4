import type { NounSentences } from '#platform/server/described.ts';
import type { driverService } from '../contract.ts';

export const driverDescribed: NounSentences<typeof driverService> = {
  refuses:
    'a wrong or taken identity number, a driver too young for the work or a permit, and a date other than its approved document states',
  operations: {
    getClientDriverIdNumber: {
      does: 'Shows the whole identity number of a driver, and records in the history that the caller looked.',
      refuses: 'Refuses a driver whom the caller cannot see.',
    },
    putClientDriverPhoto: {
      does: 'Replaces the picture of a driver, or removes it where no content is sent.',
      refuses: 'Refuses a file that is infected or not a PNG or JPEG, and a driver whom the caller cannot see.',
    },
    sendClientDriverCode: {
      does: 'Sends a one-time code by SMS to a driver’s mobile number, in the driver’s language.',
      refuses: 'Refuses a driver without a mobile number, and more than one code a minute, five an hour or ten a day.',
    },
    verifyClientDriverMobile: {
      does: 'Marks a driver’s mobile number as verified by the one-time code that came back.',
      refuses: 'Refuses a wrong, used or expired code, a sixth try, and a code that was sent to another number.',
    },
    getCarrierDriversAndAlertCount: {
      does: 'Lists up to a thousand active drivers of a supplier, and counts those with a paper that is missing, has ended or ends within thirty days.',
      refuses: 'Refuses another supplier than the own where the caller is limited to suppliers.',
    },
  },
};

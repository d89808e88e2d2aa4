import { described, refusesNothing } from '#platform/server/described.ts';
import { checkService, templateService, vehicleInspectionService } from '../contract.ts';

const unseen = 'Refuses an inspection that the caller cannot see.';
const ended = 'Refuses a link that has ended';

export const vehicleInspectionDescribed = described(vehicleInspectionService, {
  getVehicleInspections: {
    does: 'Lists inspections of vehicles by search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getVehicleInspection: {
    does: 'Reads an inspection of a vehicle with its units, items, answers, photos and defects.',
    refuses: unseen,
  },
  getVehicleInspectionHistory: {
    does: 'Lists what happened to an inspection of a vehicle, the latest first.',
    refuses: unseen,
  },
  getVehicleInspectionStart: {
    does: 'Answers whether today’s inspection of a vehicle with its trailers is done, and what is open on them.',
    refuses: 'Refuses units that the caller cannot see, and a combination that cannot be.',
  },
  getVehicleInspectionOfLoad: {
    does: 'Answers how loads stand to the inspection of the day of their truck and trailers, and what a dispatch without it does.',
    refuses: 'Refuses more than 200 loads at once; a load that the caller cannot see has no line.',
  },
  getVehicleInspectionSetting: {
    does: 'Reads whether a dispatch without the inspection of the day is warned of or refused in the caller’s company.',
    refuses: 'Refuses a caller who is limited to suppliers or to some records.',
  },
  putVehicleInspectionSetting: {
    does: 'Sets whether a dispatch without the inspection of the day is warned of or refused.',
    refuses: 'Refuses a caller who is limited to suppliers or to some records.',
  },
  postVehicleInspection: {
    does: 'Opens an inspection of a vehicle with its trailers, and sends it to the driver’s phone if asked.',
    refuses: 'Refuses a combination that cannot be, a day that is over, and sending to a driver without a mobile.',
  },
  putVehicleInspection: {
    does: 'Keeps answers as they come; a critical item that fails takes its unit out of service at once.',
    refuses: 'Refuses an item that is not asked, a missing measurement, and an inspection that is finished.',
  },
  finishVehicleInspection: {
    does: 'Ends an inspection; its result and its defects follow from the answers.',
    refuses: 'Refuses open items, missing photos, unread defects, and an odometer that cannot be.',
  },
  sendVehicleInspection: {
    does: 'Sends the inspection to its driver’s phone; the link of before ends.',
    refuses: 'Refuses an inspection whose driver has no mobile number.',
  },
  postVehicleInspectionFile: {
    does: 'Adds a photo to an item of an inspection.',
    refuses: 'Refuses an item that is not asked, a file that is not a JPEG or PNG, and too many photos.',
  },
  getVehicleInspectionSheet: {
    does: 'Answers an inspection of a vehicle as a PDF in base64, in the caller’s language.',
    refuses: unseen,
  },
});

export const templateDescribed = described(templateService, {
  getInspectionTemplates: {
    does: 'Lists the newest checklists for vehicles of the caller’s company, the standard list where it has none.',
    refuses: 'Refuses a caller who is limited to suppliers or to some records.',
  },
  postInspectionTemplate: {
    does: 'Publishes a checklist for a kind of inspection and a class of vehicle that had none of its own.',
    refuses: 'Refuses one that exists, an empty list, an item that is in it twice, and limits out of order.',
  },
  putVehicleInspectionTemplate: {
    does: 'Publishes a new version of a checklist; inspections that were opened keep theirs.',
    refuses: 'Refuses one that does not exist, an empty list, an item that is in it twice, and limits out of order.',
  },
});

export const checkDescribed = described(checkService, {
  openTripVehicleCheck: {
    does: 'Opens the inspection of the day for the units of a driver’s trip, or finds it, by the link of the trip.',
    refuses: 'Refuses a link that is not usable; a trip that asks for no inspection is answered with null.',
  },
  getVehicleCheck: {
    does: 'Reads the inspection that a driver’s link opens, with its items and what is open on its units.',
    refuses: `${ended}.`,
  },
  postVehicleCheckAnswers: {
    does: 'Keeps answers from a driver’s phone as they come; the latest of each item counts.',
    refuses: `${ended}, an item that is not asked, and a missing measurement.`,
  },
  postVehicleCheckFile: {
    does: 'Keeps a photo from a driver’s phone once, also after the end of the inspection.',
    refuses: `${ended}, an item that is not asked, and a file that is not a photo or is too large.`,
  },
  finishVehicleCheck: {
    does: 'Ends an inspection from a driver’s phone; an odometer that cannot be is kept and doubted.',
    refuses: `${ended}, and an inspection with open items.`,
  },
});

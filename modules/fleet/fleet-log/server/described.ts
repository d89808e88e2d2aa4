import { described, refusesNothing } from '#platform/server/described.ts';
import { fleetLogService } from '../contract.ts';

export const fleetLogDescribed = described(fleetLogService, {
  getFleetLog: {
    does: 'Reads the log book of a vehicle in a month: trips, slips, kilometres nobody explains, what bars locking and what is posted.',
    refuses: 'Refuses a vehicle that is unknown or a trailer.',
  },
  getFleetLogWaiting: {
    does: 'Lists slips that wait for their vehicle because nobody knows their card, one page at a time.',
    refuses: refusesNothing,
  },
  postFleetLogLine: {
    does: 'Adds a trip without a load, or a slip of fuel or toll, to the log book of a vehicle.',
    refuses:
      'Refuses kilometres of another trip or that the odometer cannot have shown, more litres than the tank takes, and a known slip.',
  },
  putFleetLogLine: {
    does: 'Changes a line that is not locked, accepts what does not fit in it, or gives a slip that waits to its vehicle.',
    refuses: 'Refuses a locked line, kilometres of another trip, and what the odometer cannot have shown.',
  },
  deleteFleetLogLine: {
    does: 'Takes a line that is not locked out of the log book for a stated reason, with its odometer reading.',
    refuses: 'Refuses a locked line.',
  },
  reverseFleetLogLine: {
    does: 'Reverses a locked line by one with its figures below zero, in the first month that is not locked.',
    refuses: 'Refuses a line that is not locked, one that was reversed, and one that reverses another.',
  },
  lockFleetLogMonth: {
    does: 'Locks a month of a vehicle and posts its fuel and tolls by item into that month of the books.',
    refuses:
      'Refuses a month that is not over, empty or locked, unexplained kilometres, slips that do not fit, and books without an open month.',
  },
  getFleetSlipLayouts: {
    does: 'Lists how slip files of each provider of fuel cards are read.',
    refuses: refusesNothing,
  },
  postFleetSlipLayout: {
    does: 'Adds how slip files of a provider are read: headings of columns, decimal mark, form of dates.',
    refuses: 'Refuses a name that is taken, and a layout without day, number, card and amount.',
  },
  putFleetSlipLayout: {
    does: 'Changes how slip files of a provider are read.',
    refuses: 'Refuses a name of another layout, and one without day, number, card and amount.',
  },
  postFleetSlipPhoto: {
    does: 'Keeps a photo of a slip, which proves what was typed from it.',
    refuses: 'Refuses a trip, a slip that waits for its vehicle, a sixth photo, and what is not a JPEG or PNG.',
  },
  postFleetSlipFile: {
    does: 'Reads a CSV or XLSX file of slips by its layout; known slips add nothing, unknown cards wait, and rows that cannot be read are named.',
    refuses:
      'Refuses a file that cannot be read or lacks a column of its layout, over 5 000 rows, or with a figure that may be read in two ways.',
  },
});

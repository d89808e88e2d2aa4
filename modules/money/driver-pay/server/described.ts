import { described, refusesNothing } from '#platform/server/described.ts';
import { driverPayService } from '../contract.ts';

const unknown = 'Refuses a run that the caller cannot see.';

export const driverPayDescribed = described(driverPayService, {
  getDriverPay: {
    does: 'Lists runs of drivers’ pay by search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getDriverPayRun: { does: 'Reads a run with its period, totals and drivers.', refuses: unknown },
  getDriverPayLines: {
    does: 'Lists the lines of a run, what each trip and component pays, one page at a time.',
    refuses: unknown,
  },
  getDriverPayHistory: { does: 'Lists what happened to a run of pay, the latest first.', refuses: unknown },
  getDriverPayPeriod: {
    does: 'Answers the period and pay day that follow the last run of a company.',
    refuses: 'Refuses an unknown company.',
  },
  postDriverPay: {
    does: 'Adds a draft run for a period of a company and starts to gather its lines.',
    refuses: 'Refuses more than 62 days, a period that ends over 31 days ahead, and days that another run pays.',
  },
  gatherDriverPay: {
    does: 'Prices the trips of a draft run again and takes in what came since.',
    refuses: 'Refuses a run that is not a draft.',
  },
  submitDriverPay: {
    does: 'Submits a draft run of pay for approval.',
    refuses: 'Refuses a run that pays nobody or whose lines are still being gathered.',
  },
  approveDriverPay: {
    does: 'Approves a submitted run of pay.',
    refuses:
      'Refuses who prepared or submitted the run, an amount above what the caller’s roles allow, and without a comment one that carries over what drivers owe.',
  },
  rejectDriverPay: {
    does: 'Sends a submitted run of pay back to its draft for a stated reason.',
    refuses: 'Refuses who prepared or submitted the run, and a run that waits for no approval.',
  },
  closeDriverPay: {
    does: 'Posts an approved run, which never changes again; later differences are paid by the next run.',
    refuses: 'Refuses a run that is not approved.',
  },
  deleteDriverPay: {
    does: 'Deletes a draft run of pay; its trips wait for another one.',
    refuses: 'Refuses a run that is not a draft.',
  },
  getDriverPayStatement: {
    does: 'Answers what one driver gets by a run as a PDF in base64, in the driver’s language.',
    refuses: 'Refuses a driver whom the run does not pay.',
  },
  sendDriverPayStatements: {
    does: 'Mails the statements of a run to its drivers, each once, and counts those without an address.',
    refuses: 'Refuses a run that is not approved or posted.',
  },
  getDriverPayOfLoad: {
    does: 'Answers what a load is worth to each of its drivers now, component by component.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  putDriverPayUnits: {
    does: 'Replaces the units that somebody typed for a load, and prices it again at once.',
    refuses:
      'Refuses a load that is not delivered or lacks its proof, one that no driver of the company drove, and a component that is typed twice.',
  },
  getDriverPayOfDriver: {
    does: 'Reads the pay terms of a driver and what recent runs paid.',
    refuses: 'Refuses an unknown driver, and a caller whose roles are limited to some records.',
  },
  postDriverPayTerm: {
    does: 'Adds the category and grade by which a driver is paid from a day on; one that reaches days that were paid waits until a second person states the same.',
    refuses: 'Refuses a driver of a supplier, an unknown category, and a term without category and grade.',
  },
  deleteDriverPayTerm: {
    does: 'Deletes a pay term of a driver; the one before holds on.',
    refuses:
      'Refuses an unknown term, one by which days were paid, and a caller whose roles are limited to some records.',
  },
});

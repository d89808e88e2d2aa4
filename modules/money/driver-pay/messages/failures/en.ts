export const texts = {
  payPeriodTooLong: 'A period has at most 62 days. Choose an earlier last day.',
  payDayBeforePeriod: 'Choose a pay day on or after the first day of the period.',
  payPeriodTaken: '{number} already pays some of these days. Begin after its last day, {date}.',
  payPeriodAhead: 'The period ends more than 31 days from now. Choose an earlier last day.',
  payStillGathering: 'The lines are still being gathered. Wait a moment and try again.',
  payRunEmpty: 'Nobody is paid by this run. Gather its lines again, or delete it.',
  ownPayRun: 'You prepared or submitted this run yourself. A second person must decide it.',
  payUnitDecimals: 'Enter a number with at most three decimals.',
  payComponentTwice: 'Each component can be typed once. Keep one of the two.',
  payNotProved: 'Drivers are paid for a load once it is delivered and its proof is accepted or waived.',
  payNoDriver: 'No driver of the company drove this load, so nobody is paid for it here.',
  payNotPaidHere: 'This driver drives for a supplier, who pays the driver.',
  payCategoryUnknown: 'This category does not exist. Choose one from the list.',
  payTermEmpty: 'Choose a category, a grade, or both.',
  payBelowZero:
    'Drivers who would get less than nothing: {count}. What they owe is carried over to their next runs. Say in the comment why, or send the run back.',
  payTermPaid: 'Days were paid by it. Add a term from the same day instead, to which a second person agrees.',
  payNotApproved: 'Statements are mailed once the run is approved.',
  payAccountsMissing:
    'No accounts are set for drivers’ pay. In journal accounts, choose one for its cost and one for what is owed to drivers.',
} as const;

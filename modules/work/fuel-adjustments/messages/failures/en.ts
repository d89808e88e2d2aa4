export const texts = {
  ownRun: 'You prepared this run yourself. A second person must decide it.',
  runAtWork: '{runNo} is still being worked on. Wait until it is done.',
  runBlocked:
    '{count} customers have no price of fuel for the day. Capture the price and calculate again, or leave them out.',
  runChangesNothing: 'Nothing changes for anybody by this run. Capture a price of fuel first, or choose another day.',
  runStopped: 'The work stopped and goes on by itself no longer. Start it again; what was done stays done once.',
  runPriceMissing: 'No price of fuel was captured for the day.',
  runOtherRate: 'Another rate holds for the load by now. Rate it again on its page.',
  runOtherPrice: 'More than fuel would change. Rate the load again on its page.',
  runTyped: 'Somebody typed the price.',
  runInvoiced: 'It is invoiced, or about to be.',
  runLoadChanged: 'It is no longer as it was when the run was approved.',
  runCustomerLeftOut: 'The customer is left out of the run.',
} as const;

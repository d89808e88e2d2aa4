import { described } from '#platform/server/described.ts';
import { orderService } from '#modules/money/orders/contract.ts';
import { named } from '#modules/money/orders/named.ts';
import { boughtKind, everyKind } from './every-kind.ts';

const purchase = { order: 'purchase order', one: 'a purchase order' };
const service = { order: 'service order', one: 'a service order' };
const internal = { order: 'internal order', one: 'an internal order' };

const purchaseSentences = {
  ...everyKind(purchase),
  ...boughtKind(purchase),
  'post*': {
    does: 'Captures a draft of a purchase order with the next number of its order type.',
    refuses: 'Refuses a required day that has passed, an order type of another kind, and records that are not active.',
  },
  'put*': {
    does: 'Changes a purchase order; what was approved and now costs much more or goes to another supplier is decided again, and what is in force stays until then.',
    refuses:
      'Refuses an order that is complete, held or over, less than was received, and another supplier once it was sent.',
  },
  'receive*': {
    does: 'Records what came of a purchase order on a day, line by line.',
    refuses:
      'Refuses more in all than five percent above what was ordered, a day ahead or long before the order, and an order that was not sent.',
  },
  'undo*Receipt': {
    does: 'Takes a receipt of a purchase order back by one with the opposite quantities.',
    refuses: 'Refuses a receipt that was taken back or invoiced, and an order that is held or over.',
  },
  'close*': {
    does: 'Closes a purchase order; what has not come is given up with a reason.',
    refuses:
      'Refuses an order of which nothing was received, one on hold, and one that is not wholly invoiced without a reason.',
  },
};

const serviceSentences = {
  ...everyKind(service),
  ...boughtKind(service),
  'post*': {
    does: 'Captures a draft of work on a vehicle with the next number of its order type.',
    refuses: 'Refuses a required day that has passed, an order type of another kind, and an odometer that cannot be.',
  },
  'put*': {
    does: 'Changes a service order; what was approved and now costs much more or goes to another workshop is decided again, and what is in force stays until then.',
    refuses:
      'Refuses an order that is accepted, held or over, less than was accepted, and a repaired defect that is left out.',
  },
  'receive*': {
    does: 'Accepts work of a service order in parts or whole, with the defects that were repaired.',
    refuses:
      'Refuses more in all than five percent above what was ordered, an odometer that cannot be, and an order that was not sent.',
  },
  'undo*Receipt': {
    does: 'Takes an acceptance of work back; its defects are open again.',
    refuses: 'Refuses an acceptance that was taken back or invoiced, and an order that is held or over.',
  },
  'close*': {
    does: 'Closes a service order; what was not done is given up with a reason.',
    refuses:
      'Refuses an order of which nothing was accepted, one on hold, and one that is not wholly invoiced without a reason.',
  },
  'start*': {
    does: 'Records that the workshop has the vehicle.',
    refuses: 'Refuses an order that was not sent, or whose work has begun.',
  },
  'await*Parts': {
    does: 'Records that the work waits for parts, with a reason.',
    refuses: 'Refuses an order whose work is not in progress.',
  },
  'resume*': {
    does: 'Records that the work goes on, or was not done after all.',
    refuses: 'Refuses an order that neither waits for parts nor is reported as done.',
  },
  'finish*': {
    does: 'Records that the workshop says the work is done; somebody of the company accepts it.',
    refuses: 'Refuses an order whose work is not in progress.',
  },
};

const internalSentences = {
  ...everyKind(internal),
  'post*': {
    does: 'Captures a draft of work that one profit centre asks of another.',
    refuses:
      'Refuses a centre that orders from itself, a required day that has passed, and records that are not active.',
  },
  'put*': {
    does: 'Changes an internal order; both managers agree again where it waits, or where it now costs much more, and what is in force stays until then.',
    refuses: 'Refuses an order that is fulfilled, charged, held or cancelled, and less than was delivered.',
  },
  'submit*': {
    does: 'Submits an internal order to the managers of the two centres; a caller who manages one agrees by it.',
    refuses:
      'Refuses a centre without a manager or not active today, and a line that the asking centre may not pay or post.',
  },
  'approve*': {
    does: 'Agrees to an internal order for the caller’s centre, or to taking its charge back; the second manager approves it.',
    refuses: 'Refuses who manages neither centre or agreed already, and who asked for the order and manages both.',
  },
  'reject*': {
    does: 'Sends an internal order back to its draft, drops its revision that waits, or keeps a charge that was asked back.',
    refuses: 'Refuses who manages neither centre, and an order that waits for no decision.',
  },
  'receive*': {
    does: 'Records what the performing centre delivered on a day, line by line.',
    refuses:
      'Refuses more in all than five percent above what was ordered, a day ahead or long before the order, and an order that is not approved.',
  },
  'undo*Receipt': {
    does: 'Takes a delivery of an internal order back by one with the opposite quantities.',
    refuses: 'Refuses a delivery that was taken back, and an order that is charged, held or cancelled.',
  },
  'close*': {
    does: 'Ends the deliveries of an internal order; what was delivered can be charged.',
    refuses: 'Refuses an order of which nothing was delivered, which is cancelled instead, and one on hold.',
  },
  'book*': {
    does: 'Charges what was delivered: a cost of the asking centre and a recovery of the performing one.',
    refuses: 'Refuses an order that is not fulfilled, and a line without an account for its cost or its income.',
  },
  'post*Reversal': {
    does: 'Asks to take a charge back, which the manager of the centre that got it decides.',
    refuses: 'Refuses an order that is not charged, and a caller beside whom no manager is left to decide.',
  },
};

export const ordersDescribed = described(orderService, {
  ...named('PurchaseOrder', purchaseSentences),
  ...named('ServiceOrder', serviceSentences),
  ...named('InternalOrder', internalSentences),
  getProfitCentreOrders: {
    does: 'Answers what orders of all kinds book on a profit centre: still to come, received, invoiced or charged.',
    refuses: 'Refuses an unknown profit centre, and a caller who is limited to suppliers.',
  },
  getOrderAccruals: {
    does: 'Lists what came until the end of a day and no invoice has stated by then, line by line, with a sum for each currency.',
    refuses: 'Refuses a caller who is limited to suppliers.',
  },
});

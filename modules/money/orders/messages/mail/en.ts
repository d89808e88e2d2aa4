export const texts = {
  orderSubject: '{company}: order {orderNumber}',
  orderIntro: '{company} orders from {carrierName} what the attached order {orderNumber} says.',
  orderAsk: 'Please state its number on your delivery note and your invoice. To ask about it, answer this mail.',
  revisedSubject: '{company}: order {orderNumber} has changed',
  revisedIntro: '{company} changed order {orderNumber}. The attached revision replaces the one before.',
  revisedAsk: 'Please work by the attached one. To ask about it, answer this mail.',
  cancelledSubject: '{company}: order {orderNumber} is cancelled',
  cancelledIntro: '{company} cancels order {orderNumber}. Please deliver nothing of it.',
  workIntro: '{company} asks {carrierName} for the work that the attached order {orderNumber} describes.',
  workAsk:
    'Please state its number on your work card and your invoice, and the reading of the odometer. To ask about it, answer this mail.',
  workCancelledIntro: '{company} cancels order {orderNumber}. Please do no more of its work.',
} as const;

export const texts = {
  purchaseNumberEmpty: 'Enter the number as it stands on the document.',
  purchaseDuplicate:
    'This supplier’s {number} of {date} is there already; {by} captured it. If it is another document, say why.',
  purchaseDateAhead: 'This day has not come yet. Choose today or an earlier day.',
  purchaseDueEarly: 'It is due on the day of the invoice or later.',
  purchaseChargeOther: 'This charge is not of a load of this supplier, or is not there any more. Choose it again.',
  purchaseOrderOther: 'This line is not of an order of this supplier. Choose it again.',
  purchaseLineTwice: 'This is on another line of the document. Add the amounts up there.',
  purchaseChargeTaken: 'Nothing is left of this: {number} states it, which {by} captured.',
  purchaseLineNoTarget: 'Choose a load, an order or an item, and the profit centre that bears it.',
  purchaseOriginalOther: 'Choose an invoice of the same supplier and company.',
  purchaseCreditTooMuch: 'Of that invoice only {amount} is left. Enter that much or less.',
  purchaseVatUnknown:
    'The rate of VAT is not known for {country} on {date}. Enter the country of the company, or another VAT code.',
  purchaseOwn: 'You captured this document. A second person approves it.',
  purchaseVarianceFirst:
    'This document does not agree with what was expected. Whoever may approve variances gives a reason.',
  purchaseMatchChanged: 'What was expected has changed. Compare the document again before it is approved.',
  purchaseSupplierOut: '{supplier} is not in use. Approve the supplier first, or reject the document.',
  purchasePodMissing: 'Proofs of delivery are not accepted: {loads}. Accept or waive them first.',
  purchaseLoadOpen: 'These loads are not delivered: {loads}. Approve the document once they are.',
  purchaseDuplicateHeld: 'The number was there before. Confirm that this is another document.',
  purchaseBankMissing: 'The supplier has no bank account in force. Nothing is paid until it has.',
  purchaseCoverEnded:
    'The cover of the supplier had ended when {loads} was loaded on {day}. Ask for the certificate of that day.',
  purchaseBankHeld: 'The bank account changed: nothing is paid until {until}.',
  purchaseAccountMissing:
    'Neither the item nor the profit centre of “{description}” has an account for costs. Enter one there.',
  purchaseAccountUnknown: 'Account {number} is not in the chart, or is closed. Open it, or correct the item.',
  purchaseAccountsMissing: 'The chart has no account for creditors or for VAT in. Give one of its accounts that role.',
  purchaseDisputeTooMuch: 'This is more than the line. Enter that much or less.',
  purchaseDeductionTooMuch: 'Only {amount} is left to be paid. Enter that much or less.',
  purchaseDeductionLate: 'Only what waits to be paid is lowered.',
  purchaseDeductionTaken: 'A payment run has taken this off, and the bank has its file. Recall the run first.',
  purchaseRateMissing:
    'There is no exchange rate of {currency} in {inCurrency} for {date}, nor for the seven days before it. Add it in exchange rates.',
  purchaseDeductionAtBank:
    'The bank has the file of a payment that takes this off {number}. Approve the credit note once that is posted or recalled.',
  purchaseDeductionAnswered: 'A credit note has taken its place. It is not paid again.',
  purchaseAnswersOther:
    'Choose what was taken off invoices of the same supplier and company. Another credit note may have answered it.',
  purchasePaperDone: 'This paper was captured or dropped already.',
} as const;

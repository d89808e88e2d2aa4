import { described } from '#platform/server/described.ts';
import { receiptService } from '../contract.ts';

const scoped = 'Refuses a caller whose roles are limited to some records.';
const unknown = 'Refuses an unknown entry, and a caller whose roles are limited to some records.';

export const receiptsDescribed = described(receiptService, {
  getReceipts: {
    does: 'Lists receipts, refunds, charges and write-offs by search, filters and order.',
    refuses: scoped,
  },
  getReceipt: { does: 'Reads an entry with what it settles, its journals, and what hangs on it.', refuses: unknown },
  getReceiptHistory: { does: 'Lists what happened to an entry, the latest first.', refuses: unknown },
  getReceiptItems: {
    does: 'Lists what a customer and its group owe and have to their credit, the oldest first, with discounts that are offered.',
    refuses: scoped,
  },
  getReceiptSuggestion: {
    does: 'Gives an amount to what a customer owes, the oldest first, without posting it.',
    refuses: scoped,
  },
  postReceipt: {
    does: 'Posts a receipt: the bank has more, the customer owes less, or it stands unallocated while its payer is unknown.',
    refuses:
      'Refuses a day to come or of a closed month, an account that is no bank or cash, and more than is open of an item.',
  },
  assignReceipt: {
    does: 'Says whose an unallocated receipt is, and moves it to the account of that customer today.',
    refuses: 'Refuses one that has its customer, or was taken back.',
  },
  allocateReceipt: {
    does: 'Settles items of a customer or its group by a credit, with settlement discounts and small rests.',
    refuses:
      'Refuses more than is left of the credit or an item, another currency, strangers, and a discount that was not agreed, printed or in time.',
  },
  unallocateReceipt: {
    does: 'Undoes allocations from today on, with the transfers, discounts and rests that hang on them.',
    refuses: 'Refuses allocations that were undone before.',
  },
  reverseReceipt: {
    does: 'Takes an entry back: a payment that bounced on its own day, a mistake today; what it settled is open again with its old due date.',
    refuses: 'Refuses what was taken back before, what hangs on another entry, and a day before the entry or to come.',
  },
  putReceiptPurpose: {
    does: 'Says what is left of a receipt: in advance of a load, a deposit, or too much.',
    refuses: 'Refuses a receipt of which nothing is left, and a load that has its invoice or is another customer’s.',
  },
  confirmReceiptDeposit: {
    does: 'Records that the accountant agrees that the rest of a receipt is a deposit, without VAT until it is applied.',
    refuses: 'Refuses what was not said to be a deposit.',
  },
  postReceiptRefund: {
    does: 'Pays a credit back, or a part of it.',
    refuses: 'Refuses more than is left of the credit, a day to come or of a closed month.',
  },
  postReceiptCharge: { does: 'Posts what the bank took.', refuses: 'Refuses a day to come or of a closed month.' },
  writeOffReceiptRest: {
    does: 'Writes off the small rest of an item to small differences.',
    refuses: 'Refuses more than the company’s limit, and a missing reason.',
  },
  writeOffReceiptDebt: {
    does: 'Writes off a bad debt: the cost without VAT, and the VAT comes back.',
    refuses: 'Refuses more than is open.',
  },
  recoverReceiptDebt: {
    does: 'Takes a credit as payment of a debt that was written off; its VAT is owed again.',
    refuses: 'Refuses more than is still written off or left of the credit, and another customer’s credit.',
  },
  getReceiptLines: {
    does: 'Lists lines of statements by how they stand, with their first proposal or what settles them.',
    refuses: scoped,
  },
  getReceiptProposals: {
    does: 'Reads a line of a statement with what it may be, each with its reasons.',
    refuses: unknown,
  },
  decideReceiptLine: {
    does: 'Decides a line of a statement: receipts less a charge, a charge, a refund, or a payment that came back.',
    refuses:
      'Refuses a line that was decided before, entries that do not add up to it, and all that the entries themselves refuse.',
  },
  undoReceiptLine: {
    does: 'Takes the decision on a line back in one step: line and items are as before, and both steps stay in the trail.',
    refuses: 'Refuses a line that is not decided.',
  },
  matchReceiptLines: {
    does: 'Looks for what open lines are, carries out what is certain and keeps the rest as proposals.',
    refuses: scoped,
  },
  getReceiptRules: {
    does: 'Lists the rules by which lines with some words are decided, those first that were of most use.',
    refuses: scoped,
  },
  postReceiptRule: {
    does: 'Adds a rule: lines with these words are a customer’s payment, or the bank’s charge.',
    refuses: 'Refuses a rule for both or neither, and a second one for the same words.',
  },
  deleteReceiptRule: { does: 'Takes a rule away; what it decided stays.', refuses: 'Refuses an unknown rule.' },
  getReceiptSettings: { does: 'Reads a company’s limits, discount terms, and who pays for whom.', refuses: scoped },
  putReceiptSettings: {
    does: 'Sets the limit of small rests and the months in which VAT periods end.',
    refuses: scoped,
  },
  putReceiptTerm: {
    does: 'Sets the settlement discount of a customer, or of all without terms of their own.',
    refuses: 'Refuses an unknown customer.',
  },
  putReceiptPayer: { does: 'Sets for whom a customer pays.', refuses: 'Refuses unknown customers.' },
});

import { described } from '#platform/server/described.ts';
import { journalProposalService } from '../contract.ts';
import { journalTemplateService } from '../template-contract.ts';
import { auditExtractService } from '../extract-contract.ts';

const unknown = 'Refuses an unknown proposal, and a caller whose roles are limited to some records.';
const head =
  'Refuses a company that is no active client, a day of reversal that is not after the posting date, and a caller whose roles are limited to some records.';

export const journalProposalsDescribed = described(journalProposalService, {
  getTransactionProposals: {
    does: 'Lists proposed journals and batches by search, filters and order, one page at a time.',
    refuses: 'Refuses a caller whose roles are limited to some records.',
  },
  getTransactionProposal: {
    does: 'Reads a proposal with its lines as they were typed, the sums of its journals, and what is wrong with them.',
    refuses: unknown,
  },
  getTransactionProposalHistory: { does: 'Lists what happened to a proposal, the latest first.', refuses: unknown },
  getTransactionCheck: {
    does: 'Answers what is wrong with lines as they are typed, and which line most likely puts a journal out of balance; nothing is kept.',
    refuses: 'Refuses a company that is no active client, and a caller whose roles are limited to some records.',
  },
  postYearEndTransaction: {
    does: 'Proposes the end of a year: its income, costs and expenses by account and centre, against retained earnings.',
    refuses:
      'Refuses an unknown year, one of which nothing is left to be closed, and one whose end waits for approval already.',
  },
  postTransaction: { does: 'Proposes a journal of up to 200 lines, as a draft or submitted at once.', refuses: head },
  postBatchAdjustmentTransaction: {
    does: 'Proposes a batch of up to 5,000 lines; each group of lines is a journal, and all are posted together or none.',
    refuses: head,
  },
  putTransaction: {
    does: 'Replaces the lines of a draft, or of a proposal that was sent back.',
    refuses: 'Refuses a proposal that waits for a decision or is posted.',
  },
  submitTransaction: {
    does: 'Submits a draft for approval.',
    refuses: 'Refuses a draft with lines that cannot be posted, and one out of balance.',
  },
  withdrawTransaction: {
    does: 'Takes a submitted proposal back to its draft.',
    refuses: 'Refuses a proposal that is not submitted.',
  },
  approveTransaction: {
    does: 'Approves a submitted proposal and posts its journals, all of them or none.',
    refuses:
      'Refuses who typed or submitted it, an amount above what the caller’s roles allow, and a month that is not open for journals.',
  },
  rejectTransaction: {
    does: 'Sends a submitted proposal back for a stated reason.',
    refuses: 'Refuses who typed or submitted it, and a proposal that is not submitted.',
  },
  endTransactionRepeats: {
    does: 'Ends the monthly repetition of a proposal; what was proposed already stays.',
    refuses: unknown,
  },
  postTransactionSpread: {
    does: 'Spreads the amounts of a draft over months: each month is a draft with its share, and together they are exact.',
    refuses:
      'Refuses lines that cannot be posted, amounts that are too small to be parted, and what recurs or was spread already.',
  },
  getTransactionApprovers: {
    does: 'Lists who may approve and up to which amount, who reaches furthest first, and marks who typed the proposal.',
    refuses: unknown,
  },
  getTransactionFile: {
    does: 'Writes proposals as rows of the file that imports bring in, with its headings: one proposal, or all drafts of the company.',
    refuses:
      'Refuses an unknown proposal, more lines than one file has, and a caller whose roles are limited to some records.',
  },
  deleteTransaction: {
    does: 'Deletes a draft, or a proposal that was sent back.',
    refuses:
      'Refuses a proposal that is submitted or posted, and one whose amounts stand in proposals of later months.',
  },
});

export const journalTemplatesDescribed = described(journalTemplateService, {
  getTransactionTemplates: {
    does: 'Lists the templates of a company by their names.',
    refuses: 'Refuses a company that is no active client, and a caller whose roles are limited to some records.',
  },
  getTransactionTemplate: {
    does: 'Reads a template with its lines.',
    refuses: 'Refuses an unknown template, and a caller whose roles are limited to some records.',
  },
  postTransactionTemplate: {
    does: 'Keeps the lines of a proposal under a name, with their amounts or without; loads, documents and days are left out.',
    refuses: 'Refuses an unknown proposal, and a name that another template of the company has.',
  },
  deleteTransactionTemplate: {
    does: 'Deletes a template; proposals that were started from it stay.',
    refuses: 'Refuses an unknown template, and a caller whose roles are limited to some records.',
  },
});

export const auditExtractDescribed = described(auditExtractService, {
  getAuditExtract: {
    does: 'Makes one archive of a month for an auditor: journals, lines, approvals, documents, and the seals that cover them.',
    refuses: 'Refuses an unknown month, and a caller whose roles are limited to some records.',
  },
});

import { described } from '#platform/server/described.ts';
import { accountingExportService } from '../contract.ts';

const scoped = 'Refuses a caller whose roles are limited to some records.';
const unknown = 'Refuses an unknown company, and a caller whose roles are limited to some records.';

export const accountingExportsDescribed = described(accountingExportService, {
  getAccountingExports: {
    does: 'Lists supplier invoices on their way into another accounting system, the latest first, with how many there are by state and how much differs.',
    refuses: scoped,
  },
  getAccountingExport: {
    does: 'Reads an export with its document, its state there and what differs.',
    refuses: 'Refuses an unknown export, and a caller whose roles are limited to some records.',
  },
  compareAccountingExport: {
    does: 'Reads what stands in the accounting system now and keeps what differs; what was posted there with our totals is done.',
    refuses: 'Refuses an unknown export, a company without a connection, and a system that does not answer.',
  },
  getInvoiceDrift: {
    does: 'Lists what the nightly comparison found between ours and theirs: status, totals, due dates, and what only one side has.',
    refuses: scoped,
  },
  getAccountingFiles: {
    does: 'Lists the files of documents for accounting systems without a connection.',
    refuses: scoped,
  },
  takeAccountingFile: {
    does: 'Gives a file of documents as CSV: the first time it is closed, and after that it is the same, with who took it.',
    refuses: 'Refuses an unknown file, and a caller whose roles are limited to some records.',
  },
  getBusinessCentralSetting: {
    does: 'Reads the accounting system of a company; the secret is never shown.',
    refuses: unknown,
  },
  putBusinessCentralSetting: {
    does: 'Changes the accounting system of a company after the second factor; of somebody without one it waits for a second person.',
    refuses:
      'Refuses private addresses, a secret that is not entered again where the address changes, and a wrong second factor.',
  },
  approveBusinessCentralSetting: {
    does: 'Switches on an accounting system that somebody without a second factor has set.',
    refuses: 'Refuses the person who set it, and one that waits for nobody.',
  },
  getBusinessCentralAccounts: {
    does: 'Reads the accounts of the company in the accounting system.',
    refuses: 'Refuses a company without a connection, and a system that does not answer.',
  },
  testBusinessCentralConnection: {
    does: 'Tries the connection without writing anything there, and says what is wrong.',
    refuses: 'Refuses a setting that waits for a second person.',
  },
});

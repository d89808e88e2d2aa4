import { described } from '#platform/server/described.ts';
import { importService } from '../contract.ts';

const unseen = 'Refuses an import of another company, and a caller who may neither list nor write records of its kind.';
const unseenRows =
  'Refuses a caller who may neither list nor write records of the kind, or whose roles are limited to some records.';

export const importsDescribed = described(importService, {
  getImports: {
    does: 'Lists the imports of a kind, the latest first, one page at a time.',
    refuses: 'Refuses an unknown kind, and a caller who may neither list nor write its records.',
  },
  getImport: {
    does: 'Reads an import with its columns, what they mean, its counts and how far its work has come.',
    refuses: unseen,
  },
  getImportRows: {
    does: 'Lists the rows of an import with what becomes of each and what is wrong with it, one page at a time.',
    refuses: unseenRows,
  },
  getImportHeadings: {
    does: 'Answers the headings of an empty file of a kind in the caller’s language; they are understood when the file comes back.',
    refuses: 'Refuses an unknown kind, and a caller who may neither list nor write its records.',
  },
  postImport: {
    does: 'Takes in a CSV or XLSX file in base64 row by row and guesses what its columns mean; no record is written.',
    refuses:
      'Refuses a file without rows, an old Excel file, over 200,000 rows or 100 columns, and a caller who may not write the kind or is limited.',
  },
  putImportMapping: {
    does: 'Sets what the columns mean and starts to check the rows; no record is written.',
    refuses:
      'Refuses two columns for one field, a missing required field or key, a taken name for the mapping, and an import under way.',
  },
  commitImport: {
    does: 'Starts to write the checked rows: those that are valid, or with `all` every row or none.',
    refuses:
      'Refuses an import that is not checked, doubtful values that nobody confirmed, and a caller whose roles are limited to some records.',
  },
  undoImport: {
    does: 'Starts to take back the records of an import; with `untouched` those that nobody changed since.',
    refuses: 'Refuses an import that is not complete, and a caller whose roles are limited to some records.',
  },
  deleteImport: {
    does: 'Gives up an import that wrote nothing.',
    refuses: 'Refuses an import that is being written or was written.',
  },
  getImportErrors: {
    does: 'Answers the rows that were not written, as they came, with the reason beside each.',
    refuses: unseenRows,
  },
});

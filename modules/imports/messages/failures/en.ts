export const texts = {
  importEmpty: 'The file has no rows below its headings. Put a row of headings above the rows, and try again.',
  importNotReadable:
    'The file could not be read. Save it as CSV (UTF-8) or as an Excel workbook (XLSX), and try again.',
  importTooManyRows: 'The file has more than 200 000 rows. Split it, and bring in the parts one after the other.',
  importTooManyColumns: 'The file has more than 100 columns. Remove those that are not needed.',
  importFilledTwice: 'Two columns fill the same field. Choose one of them.',
  importNothingMapped: 'Say what at least one column holds.',
  importFieldMissing: 'New records need {fields}. Say which columns hold that, or only update.',
  importKeyMissing: 'To find the records, one column must hold one of these: {fields}.',
  // Of files that were checked before each kind of cell had words of its own.
  importCellUnreadable: '“{value}” cannot be read here.',
  importNotAChoice: '“{value}” is none of the choices: {choices}.',
  importNotANumber: '“{value}” is no number. Write it as 1234.50.',
  importNotADate: '“{value}” is no date. Write it as 2026-11-30.',
  importNotYesNo: '“{value}” is neither yes nor no. Write one of them.',
  importNumberShortened:
    '“{value}” was shortened by the spreadsheet. Format its column as text, and save the file again.',
  /** Heads the column of the reasons in a file of the rows that were left out. */
  importReason: 'reason',
  importUnknownRecord:
    '“{value}” is not known: there is no record of this code or name. Bring it in first, or leave the cell empty.',
  importSeveralRecords: 'Several records are called “{value}”. Give the code instead of the name.',
  importAmbiguous: 'Several records fit this row. Add a number that tells them apart.',
  importNoRecord: 'There is no such record, and none was to be made.',
  importExists: 'This record is there already.',
  importTwice: 'The same record stands in row {row} too.',
  importMayNotCreate: 'You may not make new records.',
  importMayNotUpdate: 'You may not change records.',
  importChangedMeanwhile: 'The record was changed after the check. Check the file again.',
  importTouched: 'Records of this import were changed since. It can no longer be undone as a whole.',
  importRowRefused: 'This row was refused. Nothing was written, because everything or nothing was to be.',
  importStopped:
    'The import stopped because of a fault on our side. What was written is marked; check the file again for the rest.',
  templateNameTaken: 'A mapping of this name exists already. Choose another name.',
} as const;

export const texts = {
  importEmpty: 'The file has no rows below its headings. Put a row of headings above the rows, and try again.',
  importNotExcel:
    'This is not an Excel file, although its name says so. Open it in your spreadsheet and save it as XLSX or CSV.',
  importOldExcel: 'This is an old Excel file (XLS). Open it in your spreadsheet and save it as XLSX.',
  importCellBroken: 'The cell shows {value}. Correct it in the spreadsheet, or clear it.',
  importFormulaEmpty:
    'The cell has a formula without a result. Open the file in your spreadsheet, let it calculate, and save it again.',
  importNotReadable:
    'The file could not be read. Save it as CSV (UTF-8) or as an Excel workbook (XLSX), and try again.',
  importTooManyRows: 'The file has more than 200 000 rows. Split it and import the parts one by one.',
  importTooManyColumns: 'The file has more than 100 columns. Remove those that are not needed.',
  importFilledTwice: 'Two columns fill the same field. Choose one of them.',
  importNothingMapped: 'Match at least one column to a field.',
  importFieldMissing: 'New records need {fields}. Match those columns, or only update existing records.',
  importKeyMissing: 'To find existing records, match a column to one of these fields: {fields}.',
  // Of files that were checked before each kind of cell had words of its own.
  importCellUnreadable: '“{value}” cannot be read here.',
  importNotAChoice: '“{value}” is not one of the choices: {choices}.',
  importNotANumber: '“{value}” is not a number. Write it as {example}.',
  importNotADate: '“{value}” is not a date. Write it as 2026-11-30.',
  importNotAMoment: '“{value}” is not a day with a time. Write it as 2026-11-30 08:00.',
  importNotYesNo: '“{value}” is not yes or no. Write yes or no.',
  importNumberShortened:
    '“{value}” was shortened by the spreadsheet. Format its column as text, and save the file again.',
  /** Heads the column of the reasons in a file of the rows that were left out. */
  importReason: 'reason',
  importUnknownRecord: 'There is no record with the code or name “{value}”. Import it first, or leave the cell empty.',
  importSeveralRecords: 'Several records are called “{value}”. Use the code instead of the name.',
  importAmbiguous: 'Several records match this row. Add a number that tells them apart.',
  importNoRecord: 'There is no such record, and this import does not create records.',
  importExists: 'This record already exists.',
  importTwice: 'Row {row} has the same record.',
  importPartRefused: 'Row {row} belongs to the same record and was refused, so this one is left out too.',
  importTooManyRecords: 'The file has too many records for one import: at most 5 000. Split it into parts.',
  importMayNotCreate: 'You do not have permission to create records.',
  importMayNotUpdate: 'You do not have permission to update records.',
  importChangedMeanwhile: 'The record was changed after the check. Check the file again.',
  importTouched: 'Records of this import have been changed since, so it can no longer be undone.',
  importRowTouched: 'The record was changed after the import, or others refer to it by now.',
  importSomeKept: 'Records that were changed since, or that others refer to, were left as they are.',
  importYes: 'yes',
  importNo: 'no',
  importRowRefused: 'This row was refused. Nothing was imported, because you chose all or nothing.',
  importStopped:
    'The import stopped because of a fault on our side. Imported rows are marked. Check the file again to import the rest.',
  templateNameTaken: 'A mapping with this name already exists. Choose another name.',
} as const;

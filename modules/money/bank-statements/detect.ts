import type { Columns } from './columns.ts';
import { findingOf, type ReadFile, readLimits, RefusedFile } from './read-file.ts';
import { readCamt } from './camt.ts';
import { readMt940 } from './mt940.ts';
import { readOfx } from './ofx.ts';
import { readTable } from './read-table.ts';

const refused = { format: '', template: '', statements: [], pending: 0, sample: [], columns: null } as const;

/**
 * Reads the file of a bank by what it contains, whatever it is called. A file that cannot be read whole is refused whole, with
 * the reason and the row.
 */
export function readBankFile(text: string, columns: Columns | null): ReadFile {
  try {
    const plain = text.replace(/^\uFEFF/, '');
    const begin = plain.slice(0, 4000);
    if (plain.trim() === '') return { ...refused, findings: [findingOf('empty')] };
    if (/\0/.test(begin)) return { ...refused, findings: [findingOf('notRecognised')] };
    const read = readerOf(begin)(plain, columns);
    if (read.statements.length > readLimits.statements)
      throw new RefusedFile('tooManyLines', { most: readLimits.lines });
    return read;
  } catch (error) {
    if (error instanceof RefusedFile) return { ...refused, findings: [error.finding] };
    throw error;
  }
}

function readerOf(begin: string): (text: string, columns: Columns | null) => ReadFile {
  if (/<OFX>|^OFXHEADER|<\?OFX/im.test(begin)) return readOfx;
  if (/^\s*</.test(begin)) return readCamt;
  if (/^\s*(?:\{1:|:20:|:940:|\{4:)/m.test(begin) && /:(?:25|60[FM])/.test(begin)) return readMt940;
  return readTable;
}

import crypto from 'node:crypto';
import type { SealContext, Sealer } from '#platform/server/sealed.ts';
import type { Director } from '../fields.ts';

/** The first directors were indexed under this name; the same person is found at every noun because all keep to it. */
const indexedAs = 'supplier_director.id_number';

const place = (table: string, partition: string, row: string): SealContext => ({
  table,
  column: 'id_number',
  row,
  partition,
});

/** Keyed hashes under which the same person may stand at another party, one for each key in use; none without a number. */
export function directorIndexes(sealer: Sealer, idNumber: string): string[] {
  return idNumber ? sealer.blindIndexes(idNumber, indexedAs) : [];
}

/** The hash under which a director's number is stored, at every noun alike; null without a number. */
export function directorIndex(sealer: Sealer, idNumber: string): string | null {
  return idNumber ? sealer.blindIndex(idNumber, indexedAs) : null;
}

/** The rows of a noun's table of directors, numbers sealed, in the order of the form. */
export function directorRows(sealer: Sealer, table: string, partition: string, directors: readonly Director[]) {
  return directors.map(({ name, idType, idNumber, cellphoneNumber, emailAddress }, position) => {
    const id = crypto.randomUUID();
    return {
      id,
      partition,
      position,
      name,
      id_type: idType ?? null,
      id_number_sealed: idNumber ? sealer.seal(idNumber, place(table, partition, id)) : null,
      id_number_index: directorIndex(sealer, idNumber),
      id_number_last4: idNumber.slice(-4),
      cellphone_number: cellphoneNumber,
      email_address: emailAddress,
    };
  });
}

interface StoredDirector {
  readonly id: string;
  readonly name: string;
  readonly id_type: NonNullable<Director['idType']> | null;
  readonly id_number_sealed: string | null;
  readonly cellphone_number: string;
  readonly email_address: string;
}

/** Directors as the form takes them, with their numbers in full. */
export function openDirectors(
  sealer: Pick<Sealer, 'open'>,
  table: string,
  partition: string,
  rows: readonly StoredDirector[],
): Director[] {
  return rows.map((row) => ({
    name: row.name,
    ...(row.id_type && { idType: row.id_type }),
    idNumber: row.id_number_sealed === null ? '' : sealer.open(row.id_number_sealed, place(table, partition, row.id)),
    cellphoneNumber: row.cellphone_number,
    emailAddress: row.email_address,
  }));
}

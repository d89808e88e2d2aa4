import type { App } from '#platform/server/app.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { masterImport } from '#platform/server/master-import.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import { packingTypeTexts } from '#modules/base/packing-types/messages/index.ts';
import { packingTypeOperations, packingTypeStore } from '#modules/base/packing-types/server/index.ts';
import type { CheckedRow, ImportRecord } from '#modules/desk/imports/contract.ts';
import { importFailureTexts } from '#modules/desk/imports/messages/failures/index.ts';
import { importOperations, kindsByName } from '../operations.ts';
import { importJob } from '../work.ts';

const kinds = [masterImport(packingTypeStore, packingTypeOperations, packingTypeTexts)];

/** Imports of packing types, with a worker. */
export function openImportHouse(): Promise<House> {
  return openHouse({
    implementations: [
      packingTypeOperations,
      importOperations({ kinds, failureCatalogues: [failureTexts, importFailureTexts] }),
    ],
    failureCatalogues: [importFailureTexts],
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
}

export const importRights = [
  'getImports',
  'getImport',
  'getImportRows',
  'getImportErrors',
  'getImportHeadings',
  'postImport',
  'putImportMapping',
  'commitImport',
  'undoImport',
  'deleteImport',
  'getPackingTypes',
  'postPackingType',
  'putPackingType',
];

/** An import while it is worked on by hand: uploads, then says each step and waits for its end. */
export async function bringIn(
  house: House,
  staff: Staff,
  file: string | Uint8Array,
  fileName = 'packing.csv',
  kind = 'packingType',
) {
  const content = Buffer.from(file).toString('base64');
  const { importId } = await house.ask<{ importId: string }>('postImport', { kind, fileName, content }, staff);
  const read = () => house.ask<ImportRecord>('getImport', { importId }, staff);
  async function settled(): Promise<ImportRecord> {
    for (let look = 0; look < 600; look++) {
      const record = await read();
      if (!['MAPPED', 'COMMITTING', 'UNDOING'].includes(record.status)) return record;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The import does not come to an end');
  }
  async function say(operation: string, payload: object = {}) {
    const { lockId } = await read();
    await house.ask(operation, { importId, ...payload }, { ...staff, lockId });
    return settled();
  }
  return {
    importId,
    read,
    say,
    check: async (how: object = {}) => say('putImportMapping', { mapping: (await read()).mapping, ...how }),
    rows: async (query: object = {}) =>
      (await house.ask<{ rows: CheckedRow[] }>('getImportRows', { importId, ...query }, staff)).rows,
  };
}

import type { ImportKind } from '#platform/server/import-kind.ts';
import { masterImport } from '#platform/server/master-import.ts';
import { locations } from '#modules/locations/contract.ts';
import { refuseImportedPlaces } from '#modules/locations/server/index.ts';
import { customerImport } from '#modules/customers/server/index.ts';
import { supplierImport } from '#modules/suppliers/server/index.ts';
import { masterModules } from './master-modules.ts';

/** What a file of a plain noun is refused for beside its form. */
const refusals: Readonly<Record<string, ImportKind['refusals']>> = { [locations.noun]: refuseImportedPlaces };

/** Everything that can be brought in from a file. */
export const importKinds: readonly ImportKind[] = [
  customerImport,
  supplierImport,
  ...masterModules.map(([data, operations, texts]) => masterImport(data, operations, texts, refusals[data.noun])),
];

import type { ImportKind } from '#platform/server/import-kind.ts';
import { masterImport } from '#platform/server/master-import.ts';
import { customerImport } from '#modules/customers/server/index.ts';
import { supplierImport } from '#modules/suppliers/server/index.ts';
import { masterModules } from './master-modules.ts';

/** Everything that can be brought in from a file. */
export const importKinds: readonly ImportKind[] = [
  customerImport,
  supplierImport,
  ...masterModules.map(([data, operations, texts]) => masterImport(data, operations, texts)),
];

import type { ImportKind } from '#platform/server/import-kind.ts';
import { findMasterCalled } from '#platform/server/find-called.ts';
import { masterImport } from '#platform/server/master-import.ts';
import { customerImport, findCustomersCalled } from '#modules/customers/server/index.ts';
import { findSuppliersCalled, supplierImport } from '#modules/suppliers/server/index.ts';
import { masterModules } from './master-modules.ts';

/** What a column can refer to, and how its records are found. */
const finders = new Map([
  ...masterModules.map(([{ noun }]) => [noun.noun, findMasterCalled(noun)] as const),
  ['supplier', findSuppliersCalled] as const,
  ['customer', findCustomersCalled] as const,
]);

/** Everything that can be brought in from a file. */
export const importKinds: readonly ImportKind[] = [
  customerImport,
  supplierImport,
  ...masterModules.map(([rules, operations, texts]) => masterImport(rules, operations, texts, finders)),
];

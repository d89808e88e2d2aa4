import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { supplierStatementService } from '../contract.ts';
import { supplierStatementFailureTexts } from '../messages/failures/index.ts';

export const statements = client(supplierStatementService);
/** The channel of statements, and with it the first part of the key of everything that is read of them. */
export const statementsNoun = 'supplierStatements';
export const useMay = rightsOf(supplierStatementService);
export const statementFailures = [supplierStatementFailureTexts] as const;

export function statementRead(id: string) {
  return queryOptions({
    queryKey: [statementsNoun, id],
    queryFn: ({ signal }) => statements.getSupplierStatement({ id }, { signal }),
  });
}

export function statementHistoryRead(id: string) {
  return queryOptions({
    queryKey: [statementsNoun, id, 'history'],
    queryFn: ({ signal }) => statements.getSupplierStatementHistory({ id }, { signal }),
  });
}

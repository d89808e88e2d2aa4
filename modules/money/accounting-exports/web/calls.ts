import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#platform/operation.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { accountingExportService } from '../contract.ts';

export const exportCalls = client(accountingExportService);
/** The channel of exports, and with it the first part of the key of everything that is read of them. */
export const exportsNoun = 'accountingExports';
export const useMay = rightsOf(accountingExportService);

type Operations = (typeof accountingExportService)['operations'];

export function exportsRead(asked: InputOf<Operations['getAccountingExports']>, enabled: boolean) {
  return queryOptions({
    queryKey: [exportsNoun, 'list', asked],
    queryFn: ({ signal }) => exportCalls.getAccountingExports(asked, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function exportRead(id: string) {
  return queryOptions({
    queryKey: [exportsNoun, id],
    queryFn: ({ signal }) => exportCalls.getAccountingExport({ id }, { signal }),
  });
}

export function driftRead(asked: InputOf<Operations['getInvoiceDrift']>) {
  return queryOptions({
    queryKey: [exportsNoun, 'drift', asked],
    queryFn: ({ signal }) => exportCalls.getInvoiceDrift(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const filesRead = queryOptions({
  queryKey: [exportsNoun, 'files'],
  queryFn: ({ signal }) => exportCalls.getAccountingFiles({}, { signal }),
});

export function settingRead(companyId: string) {
  return queryOptions({
    queryKey: [exportsNoun, 'setting', companyId],
    queryFn: ({ signal }) => exportCalls.getBusinessCentralSetting({ companyId }, { signal }),
    enabled: companyId !== '',
  });
}

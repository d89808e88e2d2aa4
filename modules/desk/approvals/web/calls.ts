import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { approvalService, type ApprovalItem } from '../contract.ts';
import type { ApprovalPage } from '../policy.ts';

export const approvals = client(approvalService);

/** The channel of what waits, and with it the first part of the key of everything that is read of it. */
export const approvalsNoun = 'approvals';
export const inboxPath = '/approvals';

const pages: Readonly<Record<ApprovalPage, string>> = {
  supplier: '/carrierApproval',
  customer: '/approveshipper',
  contractor: '/CreditorApplicationAdmin',
  creditLimit: '/capturecreditLimit',
  document: '/documentManagement',
  company: '/manageaccount',
  rate: '/capturerate',
  fuelClause: '/fuelClauses',
  fuelPrice: '/capturefuelrate',
  driverRateCategory: '/manage_driver_rate_categories',
  councilMinimum: '/councilMinimums',
  purchaseOrder: '/editPurchaseOrder',
  serviceOrder: '/editServiceOrder',
  internalOrder: '/editInternalOrder',
  fuelAdjustment: '/managefuelrate',
  driverPay: '/driverpay',
  journalProposal: '/transactionproposals',
  invoice: '/invoices',
  paymentRun: '/paymentRuns',
};

/** Where an item is decided. */
export function decisionPath({ page, pageId }: Pick<ApprovalItem, 'page' | 'pageId'>): string {
  return `${pages[page]}/${pageId}`;
}

export const countsRead = queryOptions({
  queryKey: [approvalsNoun, 'counts'],
  queryFn: ({ signal }) => approvals.getApprovalCounts({}, { signal }),
});

export const policyRead = queryOptions({
  queryKey: [approvalsNoun, 'policy'],
  queryFn: ({ signal }) => approvals.getApprovalPolicy({}, { signal }),
});

export const delegationsRead = queryOptions({
  queryKey: [approvalsNoun, 'delegations'],
  queryFn: ({ signal }) => approvals.getDelegations({}, { signal }),
});

export const optionsRead = queryOptions({
  queryKey: [approvalsNoun, 'delegationOptions'],
  queryFn: ({ signal }) => approvals.getDelegationOptions({}, { signal }),
});

/** Whether the person may call an operation of the inbox. Only shows and hides: the server decides. */
export const useMay = rightsOf(approvalService);

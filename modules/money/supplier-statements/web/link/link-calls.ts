import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';
import type { supplierLinkService } from '#modules/money/supplier-statements/link-contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const supplierLinks = lightClient<typeof supplierLinkService>('tripDirector', {
  getPurchaseInvoiceLink: { guest: true },
  getSupplierStatementLink: { guest: true },
});

type Operations = typeof supplierLinkService.operations;
export type InvoiceLink = OutputOf<Operations['getPurchaseInvoiceLink']>;
export type StatementLink = OutputOf<Operations['getSupplierStatementLink']>;
export type OwedLoad = NonNullable<InvoiceLink['loads']>[number];
export type StatementLine = NonNullable<StatementLink['statement']>['lines'][number];

/** What the last page shows. */
export interface SupplierSent {
  readonly client: string;
  readonly support: string;
  readonly number: string;
  /** Whether the link takes further invoices. */
  readonly staysOpen: boolean;
}

type InvoiceInput = Parameters<typeof supplierLinks.postPurchaseInvoiceByLink>[0];
type AnswerInput = Parameters<typeof supplierLinks.postSupplierStatementAnswer>[0];
export type InvoiceFlow = LinkFlow<InvoiceLink, InvoiceInput, SupplierSent>;
export type InvoicePageProps = LinkFormProps<InvoiceLink, InvoiceInput, SupplierSent>;
export type StatementFlow = LinkFlow<StatementLink, AnswerInput, SupplierSent>;
export type StatementPageProps = LinkFormProps<StatementLink, AnswerInput, SupplierSent>;

import type { ExportState } from '#modules/money/accounting-exports/contract.ts';
import type { PurchaseInvoiceEvent, PurchaseInvoiceState } from './status.ts';

type Steps = Partial<Record<PurchaseInvoiceState, readonly PurchaseInvoiceEvent[]>>;

const there: Steps = { EXPORTING: ['exported'], EXPORT_FAILED: ['export', 'exported'] };
const posted: Steps = {
  EXPORTING: ['exported', 'post'],
  EXPORT_FAILED: ['export', 'exported', 'post'],
  EXPORTED: ['post'],
};

/** What the way of a document into another accounting system means here. What a person ended there by hand has come there. */
const stepsOf: Readonly<Record<ExportState, Steps>> = {
  QUEUED: { EXPORT_FAILED: ['export'] },
  UNKNOWN: {},
  FAILED: { EXPORTING: ['fail'] },
  CANCELED: { EXPORTING: ['fail'] },
  EXPORTED: there,
  RESOLVED: there,
  POSTED: posted,
  PAID: posted,
};

/** The events that take a document from where it stands to what was told of its export, in their order; none where it is there. */
export function exportSteps(status: PurchaseInvoiceState, told: ExportState): readonly PurchaseInvoiceEvent[] {
  return stepsOf[told][status] ?? [];
}

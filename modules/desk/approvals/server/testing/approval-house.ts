import { openHouse, type House } from '#platform/server/testing/house.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { basisOperations, buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { bankService } from '#modules/parties/bank/contract.ts';
import { bankFailureTexts } from '#modules/parties/bank/messages/failures/index.ts';
import { bankOperations } from '#modules/parties/bank/server/index.ts';
import { contractorService } from '#modules/parties/contractors/contract.ts';
import { contractorFailureTexts } from '#modules/parties/contractors/messages/failures/index.ts';
import {
  assessmentQueue,
  buildContractor,
  contractorOperations,
  contractorQueue,
  creditorApplicationLink,
} from '#modules/parties/contractors/server/index.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import {
  buildCustomer,
  customerBankOwner,
  customerBankQueue,
  customerOperationsWith,
  customerQueue,
  recommendedCustomerQueue,
  shipperRegisterLink,
} from '#modules/parties/customers/server/index.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { buildDocument, documentOperationsWith, documentQueue } from '#modules/base/documents/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierService } from '#modules/parties/suppliers/contract.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import {
  buildBankChange,
  buildSupplier,
  carrierRegisterLink,
  certificateDocuments,
  certificateQueue,
  gitRenewalLink,
  supplierBankOwner,
  supplierBankQueue,
  supplierOperations,
  supplierQueue,
} from '#modules/parties/suppliers/server/index.ts';
import { approvalService } from '#modules/desk/approvals/contract.ts';
import { approvalFailureTexts } from '#modules/desk/approvals/messages/failures/index.ts';
import type { ApprovalKind } from '#modules/desk/approvals/policy.ts';
import { approvalOperations } from '../operations.ts';

/** A house with every noun that is decided. */
export function openApprovalHouse(): Promise<House> {
  return openHouse({
    implementations: [
      basisOperations,
      linkOperations,
      documentOperationsWith([certificateDocuments]),
      supplierOperations,
      customerOperationsWith(),
      contractorOperations,
      bankOperations([supplierBankOwner, customerBankOwner]),
      approvalOperations([
        supplierQueue,
        certificateQueue,
        supplierBankQueue,
        customerQueue,
        recommendedCustomerQueue,
        customerBankQueue,
        assessmentQueue,
        contractorQueue,
        documentQueue,
      ]),
    ],
    failureCatalogues: [
      accessFailureTexts,
      bankFailureTexts,
      documentFailureTexts,
      partyFailureTexts,
      supplierFailureTexts,
      customerFailureTexts,
      contractorFailureTexts,
      approvalFailureTexts,
    ],
    linkKinds: [carrierRegisterLink, gitRenewalLink, shipperRegisterLink, creditorApplicationLink],
  });
}

/** Every right over what is decided. */
export const everyRight: readonly string[] = [
  supplierService,
  customerService,
  contractorService,
  documentService,
  bankService,
  approvalService,
].flatMap(({ operations }) => Object.keys(operations));

/** Somebody of a company with these rights; with all of them unless said otherwise. */
export function buildDecider(
  house: House,
  partition: string,
  { companyId, rights = everyRight }: { companyId?: string; rights?: readonly string[] } = {},
): Promise<Staff> {
  return buildStaff(house.app, partition, rights, companyId ? { companyId } : undefined);
}

/** An open item, and the two decisions that it can have. */
export interface Item {
  readonly kind: ApprovalKind;
  readonly id: string;
  readonly approve: Decision;
  readonly reject: Decision;
  /** The version as somebody reads it now. */
  readonly lockId: () => Promise<string>;
  /** Puts somebody down as who captured it. */
  readonly capture: (userId: string) => Promise<unknown>;
}
interface Decision {
  readonly operation: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const itemKinds = ['supplier', 'certificate', 'bank', 'customer', 'contractor', 'document'] as const;

/** Something that waits, of a kind. */
export async function buildItem(
  { app, ask }: House,
  { partition, companyId, sessionId }: Staff,
  kind: (typeof itemKinds)[number],
): Promise<Item> {
  const db = app.database.writer(partition);
  const reader = { partition, sessionId };
  const reason = { reason: 'No.' };
  const versionOf = async (operation: string, payload: object) =>
    (await ask<{ lockId: string }>(operation, payload, reader)).lockId;
  const editedBy = (table: 'supplier' | 'customer' | 'contractor', id: string) => (userId: string) =>
    db
      .updateTable(table)
      .set({ edited_by: [userId] })
      .where('partition', '=', partition)
      .where('id', '=', id)
      .execute();
  switch (kind) {
    case 'supplier': {
      const keyIdentifier = await buildSupplier(app, partition, { companyId });
      return {
        kind,
        id: keyIdentifier,
        approve: { operation: 'approveCarrier', payload: { keyIdentifier } },
        reject: { operation: 'rejectCarrier', payload: { keyIdentifier, ...reason } },
        lockId: () => versionOf('getCarrier', { keyIdentifier }),
        capture: editedBy('supplier', keyIdentifier),
      };
    }
    case 'certificate': {
      const keyIdentifier = await buildSupplier(app, partition, {
        companyId,
        status: 'approved',
        certificate: 'submitted',
        detail: {
          isTrasporter: true,
          gitCover: 1_500_000,
          gitPolicyNumber: 'GIT-77',
          gitInsurer: 'Thornveld Mutual',
          tenderLoadEmailAddress: 'loads@carrier.example',
        },
      });
      const { id: certificateId } = await db
        .selectFrom('git_certificate')
        .select('id')
        .where('partition', '=', partition)
        .where('supplier_id', '=', keyIdentifier)
        .executeTakeFirstOrThrow();
      const payload = { keyIdentifier, certificateId };
      return {
        kind,
        id: certificateId,
        approve: { operation: 'approveGitCertificate', payload },
        reject: { operation: 'rejectGitCertificate', payload: { ...payload, ...reason } },
        lockId: () => versionOf('getCarrier', { keyIdentifier }),
        capture: (userId) =>
          db
            .updateTable('git_certificate')
            .set({ uploaded_by_id: userId })
            .where('partition', '=', partition)
            .where('id', '=', certificateId)
            .execute(),
      };
    }
    case 'bank': {
      const keyIdentifier = await buildSupplier(app, partition, { companyId, status: 'approved' });
      const details = { bank: 'INVESTEC', branchCode: '580105', bankAccountNo: '10012345678' };
      await buildBankChange(app, partition, { supplierId: keyIdentifier, details, by: 'applicant' });
      const waiting = async () =>
        (await ask<{ rows: { bankVersionId: string; lockId: string }[] }>('getBankChanges', { keyIdentifier }, reader))
          .rows[0]!;
      const { bankVersionId } = await waiting();
      return {
        kind,
        id: bankVersionId,
        approve: { operation: 'approveBankChange', payload: { bankVersionId } },
        reject: { operation: 'rejectBankChange', payload: { bankVersionId, ...reason } },
        lockId: async () => (await waiting()).lockId,
        capture: (userId) =>
          db
            .updateTable('bank_version')
            .set({ recorded_by_id: userId })
            .where('partition', '=', partition)
            .where('id', '=', bankVersionId)
            .execute(),
      };
    }
    case 'customer': {
      const id = await buildCustomer(app, partition, { companyId, detail: { creditRequired: 100_000 } });
      const credit = { limit: 100_000, paymentTerm: 30, conditions: '', bankRatingCode: 'B', comments: '' };
      return {
        kind,
        id,
        approve: { operation: 'approveShipper', payload: { id, ...credit } },
        reject: { operation: 'rejectShipper', payload: { id, ...reason } },
        lockId: () => versionOf('getShipper', { id }),
        capture: editedBy('customer', id),
      };
    }
    case 'contractor': {
      const keyIdentifier = await buildContractor(app, partition, { companyId, assessment: {} });
      return {
        kind,
        id: keyIdentifier,
        approve: { operation: 'approveSubcontractor', payload: { keyIdentifier } },
        reject: { operation: 'rejectSubcontractor', payload: { keyIdentifier, ...reason } },
        lockId: () => versionOf('getSubbieApplication', { keyIdentifier }),
        capture: editedBy('contractor', keyIdentifier),
      };
    }
    case 'document': {
      const supplierId = await buildSupplier(app, partition, { companyId, status: 'approved' });
      const documentId = await buildDocument(app, partition, {
        companyId,
        type: 'taxClearance',
        subject: { type: 'supplier', id: supplierId, name: 'Tugela Tankers' },
        fileName: 'tax.pdf',
        content: handmadePdf().toString('base64'),
        uploadedAt: app.clock.now(),
        uploadedBy: 'applicant',
      });
      const version = async () =>
        (await ask<{ document: { lockId: string } }>('getDocument', { documentId }, reader)).document.lockId;
      return {
        kind,
        id: documentId,
        approve: { operation: 'approveDocument', payload: { documentId } },
        reject: { operation: 'rejectDocument', payload: { documentId, ...reason } },
        lockId: version,
        capture: (userId) =>
          db
            .updateTable('document')
            .set({ uploaded_by_id: userId })
            .where('partition', '=', partition)
            .where('id', '=', documentId)
            .execute(),
      };
    }
  }
}

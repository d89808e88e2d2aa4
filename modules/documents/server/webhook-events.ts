import { z } from 'zod';
import { webhookEvents } from '#platform/server/webhook-event.ts';

import './tables.ts';

/** What other systems are told of documents. */
export const documentWebhookEvents = webhookEvents(
  {
    noun: 'document',
    needs: 'tripDirector.getDocument',
    data: z.object({
      documentId: z.uuid(),
      type: z.string(),
      subjectType: z.string(),
      subjectId: z.uuid(),
      status: z.string(),
      issueDate: z.iso.date().nullable(),
      expiryDate: z.iso.date().nullable().describe('Until this day it is in force.'),
      changedAt: z.iso.datetime(),
    }),
    async read({ db, partition }, id) {
      const row = await db
        .selectFrom('document')
        .select([
          'id',
          'company_id',
          'type',
          'subject_type',
          'subject_id',
          'status',
          'issue_date',
          'expiry_date',
          'updated_at',
        ])
        .where('partition', '=', partition)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        companyId: row.company_id,
        data: {
          documentId: row.id,
          type: row.type,
          subjectType: row.subject_type,
          subjectId: row.subject_id,
          status: row.status,
          issueDate: row.issue_date,
          expiryDate: row.expiry_date,
          changedAt: row.updated_at.toISOString(),
        },
      };
    },
  },
  {
    'document.approved': {
      en: 'A document was approved and is in force.',
      afr: '’n Dokument is goedgekeur en is van krag.',
      pt: 'Um documento foi aprovado e está em vigor.',
      fr: 'Un document a été approuvé et est en vigueur.',
    },
    'document.rejected': {
      en: 'A document was rejected.',
      afr: '’n Dokument is afgekeur.',
      pt: 'Um documento foi rejeitado.',
      fr: 'Un document a été refusé.',
    },
  },
);

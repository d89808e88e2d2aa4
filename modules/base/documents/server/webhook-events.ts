import { sql } from 'kysely';
import { z } from 'zod';
import { readOffRow, webhookEvents } from '#platform/server/webhook-event.ts';

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
    read: readOffRow(
      'document',
      sql`t.id as "documentId", t.type, t.subject_type as "subjectType", t.subject_id as "subjectId", t.status,
        t.issue_date as "issueDate", t.expiry_date as "expiryDate", t.updated_at as "changedAt"`,
    ),
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

import { sql } from 'kysely';
import { z } from 'zod';
import { readOffRow, webhookEvents } from '#platform/server/webhook-event.ts';
import { application } from '../status.ts';
import './tables.ts';

/** What other systems are told of contractors. */
export const contractorWebhookEvents = webhookEvents(
  {
    noun: 'contractor',
    needs: 'tripDirector.getSubcontractors',
    data: z.object({
      keyIdentifier: z.uuid(),
      accountNumber: z.string().describe('Our number of the contractor: K and digits.'),
      status: z.enum(application.states),
      changedAt: z.iso.datetime(),
    }),
    read: readOffRow(
      'contractor',
      sql`t.id as "keyIdentifier", t.account_number as "accountNumber", t.status, t.updated_at as "changedAt"`,
    ),
  },
  {
    'contractor.submitted': {
      en: 'A contractor sent in its application.',
      afr: '’n Kontrakteur het sy aansoek ingedien.',
      pt: 'Um subcontratado enviou a sua candidatura.',
      fr: 'Un sous-traitant a envoyé sa demande.',
    },
    'contractor.approved': {
      en: 'A contractor was approved.',
      afr: '’n Kontrakteur is goedgekeur.',
      pt: 'Um subcontratado foi aprovado.',
      fr: 'Un sous-traitant a été approuvé.',
    },
    'contractor.rejected': {
      en: 'A contractor was rejected.',
      afr: '’n Kontrakteur is afgekeur.',
      pt: 'Um subcontratado foi rejeitado.',
      fr: 'Un sous-traitant a été refusé.',
    },
  },
);

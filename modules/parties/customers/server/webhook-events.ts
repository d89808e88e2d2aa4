import { sql } from 'kysely';
import { z } from 'zod';
import { readOffRow, webhookEvents } from '#platform/server/webhook-event.ts';
import { application, standing } from '../status.ts';
import './tables.ts';

/** What other systems are told of customers. */
export const customerWebhookEvents = webhookEvents(
  {
    noun: 'customer',
    needs: 'tripDirector.getShipper',
    data: z.object({
      id: z.uuid(),
      accountNumber: z.string().describe('Our number of the customer: C and digits.'),
      status: z.enum(application.states).describe('Of the application.'),
      standing: z.enum(standing.states).nullable().describe('Of the customer, once it was approved.'),
      changedAt: z.iso.datetime(),
    }),
    read: readOffRow(
      'customer',
      sql`t.id, t.account_number as "accountNumber", t.status, t.standing, t.updated_at as "changedAt"`,
    ),
  },
  {
    'customer.submitted': {
      en: 'A customer sent in its form.',
      afr: '’n Kliënt het sy vorm ingedien.',
      pt: 'Um cliente enviou o seu formulário.',
      fr: 'Un client a envoyé son formulaire.',
    },
    'customer.approved': {
      en: 'A customer was approved.',
      afr: '’n Kliënt is goedgekeur.',
      pt: 'Um cliente foi aprovado.',
      fr: 'Un client a été approuvé.',
    },
    'customer.declined': {
      en: 'A customer was declined.',
      afr: '’n Kliënt is afgekeur.',
      pt: 'Um cliente foi recusado.',
      fr: 'Un client a été refusé.',
    },
    'customer.suspended': {
      en: 'A customer was suspended.',
      afr: '’n Kliënt is opgeskort.',
      pt: 'Um cliente foi suspenso.',
      fr: 'Un client a été suspendu.',
    },
    'customer.reopened': {
      en: 'A suspended or closed customer was reopened.',
      afr: '’n Opgeskorte of geslote kliënt is heropen.',
      pt: 'Um cliente suspenso ou encerrado foi reaberto.',
      fr: 'Un client suspendu ou fermé a été rouvert.',
    },
    'customer.closed': {
      en: 'A customer was closed.',
      afr: '’n Kliënt is gesluit.',
      pt: 'Um cliente foi encerrado.',
      fr: 'Un client a été fermé.',
    },
    'customer.bankChangeApproved': {
      en: 'New bank details of a customer were approved.',
      afr: 'Nuwe bankbesonderhede van ’n kliënt is goedgekeur.',
      pt: 'Os novos dados bancários de um cliente foram aprovados.',
      fr: 'Les nouvelles coordonnées bancaires d’un client ont été approuvées.',
    },
    'customer.bankChangeRejected': {
      en: 'New bank details of a customer were rejected.',
      afr: 'Nuwe bankbesonderhede van ’n kliënt is afgekeur.',
      pt: 'Os novos dados bancários de um cliente foram rejeitados.',
      fr: 'Les nouvelles coordonnées bancaires d’un client ont été refusées.',
    },
  },
);

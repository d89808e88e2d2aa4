import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { readOffRow, webhookEvents } from '#platform/server/webhook-event.ts';
import { application, gitCertificate } from '../status.ts';
import './tables.ts';

const supplier = z.object({
  keyIdentifier: z.uuid(),
  accountNumber: z.string().describe('Our number of the supplier: S and digits.'),
  status: z.enum(application.states),
  changedAt: z.iso.datetime(),
});

const certificate = supplier.extend({
  certificateId: z.uuid(),
  certificateStatus: z.enum(gitCertificate.states),
  coverFrom: z.iso.date().nullable(),
  coverTo: z.iso.date().nullable(),
});

type Reading = Pick<Context, 'db' | 'partition'>;

const readSupplier = readOffRow<z.input<typeof supplier>>(
  'supplier',
  sql`t.id as "keyIdentifier", t.account_number as "accountNumber", t.status, t.updated_at as "changedAt"`,
);

/** The supplier with the certificate that was decided last. */
async function readCertificate(context: Reading, id: string) {
  const found = await readSupplier(context, id);
  const row = await context.db
    .selectFrom('git_certificate')
    .select(['id', 'status', 'cover_from', 'cover_to'])
    .where('partition', '=', context.partition)
    .where('supplier_id', '=', id)
    .where('decided_at', 'is not', null)
    .orderBy(sql`decided_at`, 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!found || !row) return undefined;
  const { id: certificateId, status: certificateStatus, cover_from: coverFrom, cover_to: coverTo } = row;
  return { ...found, data: { ...found.data, certificateId, certificateStatus, coverFrom, coverTo } };
}

const needs = 'tripDirector.getCarrier';

/** What other systems are told of suppliers and their goods-in-transit certificates. */
export const supplierWebhookEvents = [
  ...webhookEvents(
    { noun: 'supplier', needs, data: supplier, read: readSupplier },
    {
      'supplier.submitted': {
        en: 'A supplier sent in its form.',
        afr: '’n Verskaffer het sy vorm ingedien.',
        pt: 'Um fornecedor enviou o seu formulário.',
        fr: 'Un fournisseur a envoyé son formulaire.',
      },
      'supplier.approved': {
        en: 'A supplier was approved.',
        afr: '’n Verskaffer is goedgekeur.',
        pt: 'Um fornecedor foi aprovado.',
        fr: 'Un fournisseur a été approuvé.',
      },
      'supplier.rejected': {
        en: 'A supplier was rejected.',
        afr: '’n Verskaffer is afgekeur.',
        pt: 'Um fornecedor foi rejeitado.',
        fr: 'Un fournisseur a été refusé.',
      },
      'supplier.deleted': {
        en: 'A supplier was deleted.',
        afr: '’n Verskaffer is verwyder.',
        pt: 'Um fornecedor foi eliminado.',
        fr: 'Un fournisseur a été supprimé.',
      },
      'supplier.complianceChanged': {
        en: 'The insurance of a supplier began, ran out or is about to.',
        afr: '’n Verskaffer se versekering het begin, verval of gaan verval.',
        pt: 'O seguro de um fornecedor começou, terminou ou está a terminar.',
        fr: 'L’assurance d’un fournisseur a commencé, a pris fin ou va prendre fin.',
      },
      'supplier.bankChangeApproved': {
        en: 'New bank details of a supplier were approved.',
        afr: 'Nuwe bankbesonderhede van ’n verskaffer is goedgekeur.',
        pt: 'Os novos dados bancários de um fornecedor foram aprovados.',
        fr: 'Les nouvelles coordonnées bancaires d’un fournisseur ont été approuvées.',
      },
      'supplier.bankChangeRejected': {
        en: 'New bank details of a supplier were rejected.',
        afr: 'Nuwe bankbesonderhede van ’n verskaffer is afgekeur.',
        pt: 'Os novos dados bancários de um fornecedor foram rejeitados.',
        fr: 'Les nouvelles coordonnées bancaires d’un fournisseur ont été refusées.',
      },
    },
  ),
  ...webhookEvents(
    { noun: 'supplier', needs, data: certificate, read: readCertificate },
    {
      'certificate.approved': {
        trail: 'certificateApproved',
        en: 'An insurance certificate was approved.',
        afr: '’n Versekeringsertifikaat is goedgekeur.',
        pt: 'Um certificado de seguro foi aprovado.',
        fr: 'Un certificat d’assurance a été approuvé.',
      },
      'certificate.rejected': {
        trail: 'certificateRejected',
        en: 'An insurance certificate was rejected.',
        afr: '’n Versekeringsertifikaat is afgekeur.',
        pt: 'Um certificado de seguro foi rejeitado.',
        fr: 'Un certificat d’assurance a été refusé.',
      },
    },
  ),
];

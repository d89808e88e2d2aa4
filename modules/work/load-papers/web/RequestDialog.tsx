import { type ReactNode, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { languageNames, languages } from '#platform/language.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { TicksField } from '#platform/web/fields/TicksField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { currentLanguage } from '#platform/web/language.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { documentsNoun } from '#modules/base/documents/web/desk.ts';
import type { ShownPacket } from '../contract.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { loadPaperFailureTexts } from '../messages/failures/index.ts';
import { askableOf, paperParties, type PaperParty } from '../packet.ts';
import { newPaperRequest } from '../request-contract.ts';
import { paperRequests, type PaperRequests } from './calls.ts';
import { usePaperName } from './words.tsx';

const Papers = namedFor<typeof form>()({ Ticks: TicksField });

const form = newPaperRequest.required();
const failures = [loadPaperFailureTexts] as const;
type Values = z.input<typeof form>;
const Field = fieldsFor<typeof form>();

interface RequestDialogProps {
  readonly load: { readonly id: string };
  readonly packet: ShownPacket;
  readonly asked: PaperRequests;
  /** Ticked at first. */
  readonly first: readonly DocumentType[];
  readonly onClose: () => void;
}

/** Asks the carrier or the customer for missing papers by a link. */
export function RequestDialog({ load, packet, asked, first, onClose }: RequestDialogProps): ReactNode {
  const t = useTexts(loadPapersTexts);
  const party = paperParties.find((each) => asked[each] && canGive(packet, each, first)) ?? 'customer';
  return (
    <FormDialog
      title={t('requestDocuments')}
      text={t('requestText')}
      schema={form}
      initial={{ loadId: load.id, askedOf: party, papers: [...first], note: '', ...recipientOf(asked, party) }}
      confirm={t('sendRequest')}
      failures={failures}
      width={600}
      submit={async (input, idempotencyKey) => {
        const { email } = await paperRequests.sendPaperRequest(input, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [documentsNoun, 'requests', load.id] });
        toast(t('requestSent', { email }), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Fields packet={packet} asked={asked} />
    </FormDialog>
  );
}

function canGive(packet: ShownPacket, party: PaperParty, codes: readonly string[]): boolean {
  const known = askableOf(packet.papers, party).map(({ code }) => code as string);
  return codes.every((code) => known.includes(code));
}

function recipientOf(asked: PaperRequests, party: PaperParty) {
  const known = asked[party];
  return {
    recipientName: known?.name ?? '',
    email: known?.email ?? '',
    mobileNumber: known?.mobileNumber ?? '',
    language: known?.language ?? currentLanguage(),
  };
}

function Fields({ packet, asked }: Pick<RequestDialogProps, 'packet' | 'asked'>): ReactNode {
  const t = useTexts(loadPapersTexts);
  const nameOf = usePaperName();
  const { setValue, getValues } = useFormContext<Values>();
  const party = useWatch<Values, 'askedOf'>({ name: 'askedOf' });
  const papers = useMemo(() => askableOf(packet.papers, party), [packet, party]);
  function take(next: PaperParty): void {
    for (const [name, value] of Object.entries(recipientOf(asked, next))) setValue(name as 'email', value);
    const ticked = getValues('papers') as readonly string[];
    setValue(
      'papers',
      askableOf(packet.papers, next)
        .map(({ code }) => code as DocumentType)
        .filter((code) => ticked.includes(code)),
    );
  }
  return (
    <>
      <Field.RadioCards
        name="askedOf"
        label={t('askedOf')}
        required
        className="sm:col-span-2"
        options={paperParties.map((value) => ({
          value,
          label: t(`party_${value}`),
          detail: asked[value]?.name ?? t('partyNobody'),
          disabled: asked[value] === null,
        }))}
        onPick={(value) => take(value as PaperParty)}
      />
      <Papers.Ticks
        name="papers"
        label={t('papersToRequest')}
        required
        className="sm:col-span-2"
        options={papers.map((paper) => ({ value: paper.code, label: nameOf(paper) }))}
      />
      <Field.Text name="recipientName" label={t('recipientName')} maxLength={100} autoComplete="off" />
      <Field.Select
        name="language"
        label={t('recipientLanguage')}
        required
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <Field.Email name="email" label={t('recipientEmail')} required autoComplete="off" />
      <Field.Phone key={party} name="mobileNumber" label={t('recipientMobile')} required autoComplete="off" />
      <Field.Textarea name="note" label={t('requestNote')} rows={2} maxLength={500} className="sm:col-span-2" />
    </>
  );
}

import { formatDate, isCalendarDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { translator, type Translate } from '#platform/messages.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import type { texts as partyEnglish } from '#modules/parties/parties/messages/fields/en.ts';
import type { ContractorApplication } from '#modules/parties/contractors/fields.ts';
import type { texts as applicationEnglish } from '#modules/parties/contractors/messages/application/en.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import type { texts as documentEnglish } from '#modules/parties/contractors/messages/document/en.ts';
import { documentTexts } from '#modules/parties/contractors/messages/document/index.ts';
import type { SummarySection } from '#modules/parties/parties/summary.ts';

export interface DocumentWords {
  readonly party: Translate<typeof partyEnglish>;
  readonly form: Translate<typeof applicationEnglish>;
  readonly document: Translate<typeof documentEnglish>;
}

export async function documentWords(language: Language): Promise<DocumentWords> {
  const [party, form, document] = await Promise.all([
    partyTexts.load[language](),
    applicationTexts.load[language](),
    documentTexts.load[language](),
  ]);
  return {
    party: translator(language, party.texts),
    form: translator(language, form.texts),
    document: translator(language, document.texts),
  };
}

export interface AttachedFile {
  readonly file_name: string;
  readonly sha256: string;
}

interface Contents {
  readonly application: ContractorApplication;
  readonly client: string;
  readonly certificate: AttachedFile | undefined;
  readonly suretyshipDeed: AttachedFile | undefined;
  readonly signatureSha256: string;
}

/** What the applicant filled in, step by step, in the words of the form. */
export function applicationSections(
  contents: Contents,
  language: Language,
  words: DocumentWords,
): Omit<SummarySection, 'step'>[] {
  const { application, client, certificate, suretyshipDeed, signatureSha256 } = contents;
  const { party, form, document } = words;
  const shown = (value: string) => value || document('none');
  const attached = (file: AttachedFile | undefined) =>
    file ? document('fileWithHash', { file: file.file_name, hash: file.sha256 }) : document('none');
  return [
    {
      title: party('companyStep'),
      lines: [
        [party('registeredName'), application.registeredName],
        [party('tradeName'), application.tradeName],
        [party('holdingCompany'), shown(application.holdingCompany)],
        [party('regNo'), application.regNo],
        [party('isVatRegistered'), document(application.isVatRegistered ? 'yes' : 'no')],
        [party('vatNo'), shown(application.vatNo)],
        [party('dateOfInc'), dated(application.dateOfInc, language)],
        [form('previousName'), shown(application.previousName)],
        [form('natureOfTrade'), shown(application.natureOfTrade)],
        [party('email'), application.email],
        [form('mobileNumber'), shown(application.mobileNumber)],
        [form('cellNo'), shown(application.cellNo)],
        [party('telephone'), shown(application.telno)],
        [party('fax'), shown(application.fax)],
        [form('physicalAdd'), application.physicalAdd],
        [form('postalAdd'), application.postalAdd],
        [party('suburb'), application.suburb],
        [party('city'), application.city],
        [form('province'), application.province],
        [party('postalCode'), application.postalCode],
        [party('country'), application.country],
      ],
    },
    {
      title: party('directorsStep'),
      lines: application.directors.map((director, index) => [
        party('director', { number: index + 1 }),
        `${director.directorName}, ${director.directorIdNumber}, ${director.directorAddress}`,
      ]),
    },
    {
      title: form('bankStep'),
      lines: [
        [party('bank'), application.banker],
        [form('bankerAdd'), application.bankerAdd],
        [party('branchCode'), application.branchCode],
        [party('bankAccountNo'), application.bankAccountNo],
        [form('auditor'), application.auditor],
        [form('auditorAdd'), application.auditorAdd],
      ],
    },
    {
      title: form('certificateStep'),
      lines: [
        [form('certificate'), attached(certificate)],
        [form('suretyshipDeed'), attached(suretyshipDeed)],
      ],
    },
    {
      title: form('signatureStep'),
      lines: [
        [form('declaration'), form('declarationText', { company: application.registeredName })],
        [document('client'), client],
        [form('name'), application.name],
        [form('capacity'), application.capacity],
        [document('signaturePicture'), signatureSha256],
      ],
    },
  ];
}

function dated(date: string, language: Language): string {
  return isCalendarDate(date) ? formatDate(date, language) : date;
}

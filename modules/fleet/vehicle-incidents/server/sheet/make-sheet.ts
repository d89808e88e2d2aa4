import { formatDate, formatDateTime } from '#platform/dates.ts';
import { translator } from '#platform/messages.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { openPdf } from '#modules/parties/parties/server/index.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentSheetTexts } from '#modules/fleet/vehicle-incidents/messages/sheet/index.ts';
import { readParts, type StoredIncident } from '../queries.ts';
import { margin, type Sheet, writeSheet } from './page.ts';

/** At most so many photos are printed; the others stay with the incident. */
const photosAtMost = 12;

/** The report of an incident for an insurer, in the language of the caller: what is known, what happened, what it costs, photos. */
export async function makeSheet(context: Context, stored: StoredIncident) {
  const sheet = await sheetOf(context, stored);
  const { pdf, bytes } = await openPdf({
    margin,
    lang: context.language,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.number}`, CreationDate: context.now },
  });
  writeSheet(pdf, sheet);
  return {
    base64: (await bytes()).toString('base64'),
    contentType: 'application/pdf',
    fileName: `${stored.event_no}.pdf`,
  };
}

async function sheetOf(context: Context, stored: StoredIncident): Promise<Sheet> {
  const { language } = context;
  const t = translator(language, (await incidentDeskTexts.load[language]()).texts);
  const s = translator(language, (await incidentSheetTexts.load[language]()).texts);
  const at = (moment: Date) => formatDateTime(moment, language, stored.time_zone);
  const money = (amount: Cents) => formatMoney({ cents: amount, currency: stored.currency }, language);
  const { notes, costs, files } = await readParts(context, stored.id);
  const facts: readonly (readonly [string, string])[] = [
    [t('kind'), t(`kind_${stored.kind}`)],
    [t('severity'), t(`severity_${stored.severity}`)],
    [t('occurredAt'), at(stored.occurred_at)],
    [t('place'), stored.place],
    [t('vehicle'), stored.registration_number ?? ''],
    [t('driver'), stored.driver_name ?? ''],
    [t('load'), stored.load_number ?? ''],
    [t('cargoState'), stored.cargo_state === '' ? '' : t(`cargo_${stored.cargo_state}`)],
    [t('injuries'), t(`injuries_${stored.injuries}`)],
    [t('police'), [stored.police_station, stored.police_case_no].filter(Boolean).join(', ')],
    [t('policeReportedOn'), stored.police_reported_on === null ? '' : formatDate(stored.police_reported_on, language)],
    [t('recoverer'), stored.recoverer],
    [t('insurer'), [stored.insurer, stored.insurer_ref].filter(Boolean).join(', ')],
    [t('claims'), stored.claims ?? ''],
  ];
  const people = [...stored.third_parties, ...stored.witnesses].map(({ name, phone, registration, insurer, note }) =>
    [name, phone, registration, insurer, note].filter(Boolean).join(' · '),
  );
  const pictures = files.filter(({ content_type: type }) => type.startsWith('image/')).slice(0, photosAtMost);
  const photos = await Promise.all(pictures.map(({ blob_name: name }) => context.app.files.get(name)));
  return {
    title: s('title'),
    number: stored.event_no,
    company: await companyLine(context, stored.company_id),
    made: s('made', { at: at(context.now) }),
    summary: stored.summary,
    facts: facts.filter(([, value]) => value !== ''),
    parts: [
      { title: s('description'), lines: stored.description === '' ? [] : stored.description.split('\n') },
      {
        title: t('timeLine'),
        lines: notes.map(({ happened_at, said_by, text }) =>
          [at(happened_at), said_by, text].filter(Boolean).join(' · '),
        ),
      },
      { title: t('parties'), lines: people },
      {
        title: s('costs'),
        lines: costs.map(({ description, expected, actual }) =>
          actual === null
            ? s('costExpected', { description, amount: money(cents(expected)) })
            : `${description}: ${money(cents(actual))}`,
        ),
      },
      { title: t('rootCause'), lines: stored.root_cause === '' ? [] : [stored.root_cause] },
    ],
    photosTitle: t('files'),
    photos: photos.filter((photo) => photo !== undefined),
  };
}

/** The name and telephone of a company, as paper shows them. */
async function companyLine({ db, partition }: Context, id: string): Promise<string> {
  const { name, telephone } = await db
    .selectFrom('company')
    .select(['name', 'telephone'])
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [name, telephone].filter(Boolean).join(' · ');
}

import { formatDateTime } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { translator } from '#platform/messages.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { seesAsSupplier } from '#modules/work/loads/server/index.ts';
import { openPdf } from '#modules/parties/parties/server/index.ts';
import { checklistTexts } from '#modules/work/inspections/messages/checklist/index.ts';
import { inspectionSheetTexts } from '#modules/work/inspections/messages/sheet/index.ts';
import {
  findingTexts,
  itemWords,
  kilogramsText,
  kilometresText,
  type ChecklistWords,
} from '#modules/work/inspections/words.ts';
import { itemNames } from '../records.ts';
import { findInspection, inspectionFiles, type StoredInspection } from '../queries.ts';
import { companyLine, timeZoneOf } from './company.ts';
import { margin, writeSheet, type Sheet } from './page.ts';

const fail = failures<FailureCode>();

/** An inspection on one page, to be handed to a weighbridge, a customer or an insurer. */
export async function makeSheet(context: Context, { id }: { readonly id: string }) {
  const stored = await findInspection(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  const bytes = await printSheet(context, await sheetOf(context, stored));
  return { base64: bytes.toString('base64'), contentType: 'application/pdf', fileName: `${stored.event_no}.pdf` };
}

/** A sheet as a PDF, in the language of the caller. */
export async function printSheet(context: Context, sheet: Sheet): Promise<Buffer> {
  const { pdf, bytes } = await openPdf({
    margin,
    lang: context.language,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.number}`, CreationDate: context.now },
  });
  writeSheet(pdf, sheet);
  return bytes();
}

const joined = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** Everything that the sheet says, in the language of the caller. */
async function sheetOf(context: Context, stored: StoredInspection): Promise<Sheet> {
  const { language } = context;
  const s = translator(language, (await inspectionSheetTexts.load[language]()).texts);
  const c: ChecklistWords = translator(language, (await checklistTexts.load[language]()).texts);
  const zone = await timeZoneOf(context, stored.company_id);
  const at = (moment: Date) => formatDateTime(moment, language, zone);
  const nameOf = await itemNames(context, stored);
  const files = await inspectionFiles(context, stored.id);
  const signature = files.find(({ item, blob_name: name }) => item === 'signature' && name !== null)?.blob_name;
  const photos = files.filter(({ item, blob_name: name }) => item !== 'signature' && name !== null).length;
  const outcome = stored.decision === 'ALLOWED' ? c('outcome_ALLOWED') : c(`outcome_${stored.outcome}`);
  const vehicles = [stored.registration_number, stored.trailer1_reg_number, stored.trailer2_reg_number];
  const facts: readonly (readonly [string, string])[] = [
    [s('outcome'), outcome],
    [s('inspectedAt'), at(stored.inspected_at)],
    [s('load'), stored.load_number ?? ''],
    ...(seesAsSupplier(context) ? [] : [[s('customer'), stored.customer_name ?? ''] as const]),
    [s('route'), joined([stored.origin, stored.destination], ' – ')],
    [s('vehicle'), joined(vehicles, ' + ')],
    [s('driver'), stored.driver_name ?? ''],
    [s('odometer'), stored.odometer === null ? '' : kilometresText(Number(stored.odometer))],
  ];
  return {
    title: s('title'),
    number: stored.event_no,
    company: await companyLine(context, stored.company_id),
    facts: facts.filter(([, value]) => value !== ''),
    heads: [s('item'), s('answer'), s('note')],
    items: stored.items.map(({ code, result, value, note }) => [
      itemWords(c, { code, name: nameOf(code) }),
      joined([c(`result_${result}`), value === null ? '' : `${value}${code === 'temperature' ? ' °C' : ''}`], ' · '),
      note,
    ]),
    masses: [
      ...stored.axle_units.map(
        (unit, place) => `${place + 1}. ${c(`unit_${unit.kind}`)}: ${kilogramsText(unit.massKg)}`,
      ),
      ...(stored.mass_slip_kg === null ? [] : [`${s('slip')}: ${kilogramsText(Number(stored.mass_slip_kg))}`]),
      ...(stored.mass_limit
        ? [
            `${s('limit')}: ${kilogramsText(stored.mass_limit.limitKg)} (${c(`rule_${stored.mass_limit.rule}` as 'rule_gcm')})`,
          ]
        : []),
    ],
    massesTitle: s('masses'),
    findingsTitle: s('findings'),
    findings: findingTexts(
      c,
      stored.findings.map((finding) => ({ ...finding, itemName: nameOf(finding.item) })),
    ),
    notes: [
      stored.note,
      photos > 0 ? s('photos', { count: photos }) : '',
      stored.decided_at
        ? s('allowed', { by: stored.decided_by, at: at(stored.decided_at), reason: stored.allow_reason })
        : '',
    ].filter((note) => note !== ''),
    signedTitle: s('signed'),
    signedBy: stored.signed_by,
    signature: signature ? await context.app.files.get(signature) : undefined,
    made: s('made', { at: at(context.now) }),
  };
}

import { formatDateTime } from '#platform/dates.ts';
import { translator } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { companyLine, printSheet } from '#modules/work/inspections/server/index.ts';
import { inspectionSheetTexts } from '#modules/fleet/vehicle-inspections/messages/sheet/index.ts';
import { inspectionWords } from '#modules/fleet/vehicle-inspections/messages/words/index.ts';
import { findInspection, type StoredInspection } from '../queries.ts';
import { defectsOf, itemsOf, unitsOfInspection } from '../records.ts';

/** An inspection on paper, titled with its number: for a road block, a workshop or an insurer. */
export async function makeSheet(context: Context, { id }: { readonly id: string }) {
  const stored = orNotFound(await findInspection(context, id));
  const bytes = await printSheet(context, await sheetOf(context, stored));
  return { base64: bytes.toString('base64'), contentType: 'application/pdf', fileName: `${stored.event_no}.pdf` };
}

const joined = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by);

async function sheetOf(context: Context, stored: StoredInspection): Promise<Parameters<typeof printSheet>[1]> {
  const { language, timeZone } = context;
  const s = translator(language, (await inspectionSheetTexts.load[language]()).texts);
  const w = translator(language, (await inspectionWords.load[language]()).texts);
  const at = (moment: Date) => formatDateTime(moment, language, timeZone);
  const units = await unitsOfInspection(context, stored);
  const items = await itemsOf(context, stored, units);
  const plateOf = (unitId: string) => units.find(({ id }) => id === unitId)?.code ?? '';
  const defects = await defectsOf(context, stored);
  const photos = items.reduce((sum, item) => sum + item.photos.length, 0);
  const facts: readonly (readonly [string, string])[] = [
    [s('outcome'), w(`state_${stored.state}`)],
    [s('kind'), w(`kind_${stored.kind}`)],
    [s('vehicle'), units.map(({ code }) => code).join(' + ')],
    [s('driver'), stored.driver_name ?? ''],
    [s('finishedAt'), stored.finished_at ? at(stored.finished_at) : ''],
    [s('odometer'), stored.odometer === null ? '' : `${Number(stored.odometer)} km`],
    [s('template'), String(stored.template_version)],
  ];
  return {
    title: s('title'),
    number: stored.event_no,
    company: await companyLine(context, stored.company_id),
    facts: facts.filter(([, value]) => value !== ''),
    heads: [s('item'), s('answer'), s('note')],
    items: items.map((item) => [
      units.length > 1 ? `${plateOf(item.unitId)} · ${item.name}` : item.name,
      joined(
        [
          item.result === '' ? s('open') : w(item.isWarning ? 'result_warning' : `result_${item.result}`),
          item.value === null ? '' : `${item.value} ${item.unit}`,
        ],
        ' · ',
      ),
      item.note,
    ]),
    massesTitle: '',
    masses: [],
    findingsTitle: s('findings'),
    findings: defects.map(({ defectNo, registrationNumber, name, severity, note }) =>
      joined([defectNo, registrationNumber, name, w(`severity_${severity}`), note], ' · '),
    ),
    notes: [stored.note, photos > 0 ? s('photos', { count: photos }) : ''].filter((note) => note !== ''),
    signedTitle: s('signed'),
    signedBy: stored.signed_by,
    signature: undefined,
    made: s('made', { at: at(context.now) }),
  };
}

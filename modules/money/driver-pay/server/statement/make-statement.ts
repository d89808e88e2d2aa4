import { sql } from 'kysely';
import { formatDate, formatDateTime, type CalendarDate } from '#platform/dates.ts';
import { formatDecimal, formatUnitPrice } from '#platform/decimal.ts';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import { type Translate, translator } from '#platform/messages.ts';
import { cents, formatMoney, inRand } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { openPdf } from '#modules/parties/parties/server/index.ts';
import type { texts } from '#modules/money/driver-pay/messages/statement/en.ts';
import { payStatementTexts } from '#modules/money/driver-pay/messages/statement/index.ts';
import type { LineComponent } from '#modules/money/driver-pay/price-trip.ts';
import type { StoredRun } from '../queries.ts';
import { margin, roomFor, rule, width, write, writeFacts, writeRow } from './pages.ts';

const fail = failures<FailureCode>();
type Words = Translate<typeof texts>;

interface Line {
  readonly day: CalendarDate;
  readonly load_number: string;
  readonly origin: string;
  readonly destination: string;
  readonly component: LineComponent;
  readonly is_difference: boolean;
  readonly units: string;
  readonly rate: string;
  readonly amount: number;
}
interface Driver {
  readonly name: string;
  readonly employee_no: string;
  readonly language: Language;
}

/** What one driver gets by a run, in the driver's language: trip by trip, and then what changed of earlier pay. */
export async function makeStatement(context: Context, run: StoredRun, driverId: string) {
  const { db, partition } = context;
  const [driver, lines, moved] = await Promise.all([
    driverOf(context, driverId),
    linesOf(context, run.id, driverId),
    movedFor(context, run.id, driverId),
  ]);
  if (!driver || lines.length === 0) throw fail('notFound', 'notFound');
  const { language } = driver;
  const t = translator(language, (await payStatementTexts.load[language]()).texts);
  const { rows: company } = await sql<{ name: string; trade_name: string }>`
    select name, trade_name from company where partition = ${partition} and id = ${run.company_id}`.execute(db);
  const bytes = await printed(context, { run, driver, lines, moved, company: company[0]!.name }, t);
  return {
    base64: bytes.toString('base64'),
    contentType: 'application/pdf',
    fileName: `${t('title')} ${run.run_number} ${driver.name}.pdf`,
  };
}

async function driverOf({ db, partition }: Context, driverId: string): Promise<Driver | undefined> {
  const { rows } = await sql<Driver>`
    select name || ' ' || surname as name, code as employee_no, language from driver
     where partition = ${partition} and id = ${driverId}`.execute(db);
  return rows[0];
}

async function linesOf({ db, partition }: Context, runId: string, driverId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select n.day::text as day, l.load_number, l.origin, l.destination, n.component, n.is_difference, n.units::text as units,
           n.rate::text as rate, n.amount
      from driver_pay_line n join load l on l.partition = n.partition and l.id = n.load_id
     where n.partition = ${partition} and n.run_id = ${runId} and n.driver_id = ${driverId}
     order by n.is_difference, n.day, l.load_number, n.id`.execute(db);
  return rows;
}

async function movedFor({ db, partition }: Context, runId: string, driverId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select amount from driver_pay_balance
     where partition = ${partition} and run_id = ${runId} and driver_id = ${driverId}`.execute(db);
  return rows[0]?.amount ?? 0;
}

interface Printed {
  readonly run: StoredRun;
  readonly driver: Driver;
  readonly lines: readonly Line[];
  /** Cents: below zero what is carried over to the next runs, above zero what is taken off for earlier ones. */
  readonly moved: number;
  readonly company: string;
}

async function printed(context: Context, statement: Printed, t: Words): Promise<Buffer> {
  const { run, driver } = statement;
  const { pdf, bytes } = await openPdf({
    margin,
    bufferPages: true,
    lang: driver.language,
    displayTitle: true,
    info: { Title: `${t('title')} ${run.run_number} ${driver.name}`, CreationDate: context.now },
  });
  writeBody(pdf, statement, t);
  const made = t('made', { at: formatDateTime(context.now, driver.language, run.time_zone) });
  const { start, count } = pdf.bufferedPageRange();
  for (let place = 0; place < count; place++) {
    pdf.switchToPage(start + place);
    const text = `${made} · ${run.run_number} · ${t('page', { page: place + 1, pages: count })}`;
    write(pdf, 'small', text, { x: margin, y: margin - 22, width });
  }
  return bytes();
}

function writeBody(pdf: PDFKit.PDFDocument, { run, driver, lines, moved, company }: Printed, t: Words): void {
  const { language } = driver;
  const day = (date: CalendarDate) => formatDate(date, language);
  const money = (amount: number) => formatMoney(inRand(cents(amount)), language);
  let y = margin;
  y += write(pdf, 'label', company, { x: margin, y, width });
  y += write(pdf, 'title', t('title'), { x: margin, y, width }) + 2;
  if (run.status === 'DRAFT' || run.status === 'PENDING')
    y += write(pdf, 'strong', t('draft'), { x: margin, y, width }) + 2;
  y = writeFacts(
    pdf,
    [
      [t('driver'), driver.name],
      [t('employeeNo'), driver.employee_no],
      [t('period'), `${day(run.period_from)} – ${day(run.period_to)}`],
      [t('payDay'), day(run.pay_day)],
    ],
    y + 8,
  );
  rule(pdf, y);
  y = writeRow(pdf, 'label', [t('paidFor'), t('units'), t('rate'), t('amount')], y + 6);
  const [usual, changes] = [lines.filter((each) => !each.is_difference), lines.filter((each) => each.is_difference)];
  y = writeTrips(pdf, usual, { language, day, money }, y, t);
  if (changes.length > 0) {
    y = roomFor(pdf, y + 8, 60);
    y += write(pdf, 'heading', t('changes'), { x: margin, y, width }) + 4;
    y = writeTrips(pdf, changes, { language, day, money }, y, t);
  }
  y = roomFor(pdf, y + 6, 30);
  rule(pdf, y);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  y += 6;
  if (moved !== 0) {
    y = writeRow(pdf, 'text', [t('earned'), '', '', money(total)], y);
    y = writeRow(pdf, 'text', [t(moved < 0 ? 'carriedOver' : 'takenOff'), '', '', money(-moved)], y);
  }
  writeRow(pdf, 'heading', [t('total'), '', '', money(total - moved)], y);
}

interface Formats {
  readonly language: Language;
  readonly day: (date: CalendarDate) => string;
  readonly money: (amount: number) => string;
}

/** Each load with its lines and its sum. */
function writeTrips(
  pdf: PDFKit.PDFDocument,
  lines: readonly Line[],
  { language, day, money }: Formats,
  from: number,
  t: Words,
): number {
  let y = from;
  for (const [load, own] of Map.groupBy(lines, (each) => each.load_number)) {
    const [first] = own;
    y = roomFor(pdf, y + 4, 20 + 14 * own.length);
    const title = `${day(first!.day)} · ${load} · ${first!.origin} – ${first!.destination}`;
    const sum = own.reduce((all, { amount }) => all + amount, 0);
    y = writeRow(pdf, 'strong', [title, '', '', money(sum)], y);
    for (const { component, units, rate, amount } of own) {
      y = roomFor(pdf, y, 16);
      const isCounted = component !== 'minimum' && component !== 'coDriver';
      const figures = isCounted
        ? [formatDecimal(language, Number(units), { decimals: 3 }), formatUnitPrice(language, Number(rate))]
        : ['', ''];
      y = writeRow(pdf, 'text', [t(`component_${component}`), ...figures, money(amount)], y);
    }
  }
  return y;
}

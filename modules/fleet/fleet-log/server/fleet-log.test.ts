import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '#platform/dates.ts';
import { png } from '#platform/server/testing/picture-files.ts';
import { odometerAt } from '#modules/fleet/odometers/server/index.ts';
import type { FleetLogLine } from '../contract.ts';
import { logNotLocked } from './blockers.ts';
import { type LogHouse, openLogHouse, partition } from './testing/log-house.ts';
import { removeTripLine, writeTripLine } from './trip-lines.ts';

let house: LogHouse;
beforeAll(async () => {
  house = await openLogHouse();
});
afterAll(() => house.close());

const lock = (vehicleId: string, month = house.month) =>
  house.call('lockFleetLogMonth', { vehicleId, month }, house.clerk);
const fuel = (day: number, more: object = {}) => ({
  kind: 'fuel',
  endedAt: house.at(day, '05:32'),
  litres: 412.6,
  unitPrice: 22.95,
  place: 'Estcourt',
  ...more,
});
const km = (vehicleId: string, at: string) =>
  house.within(async (context) => (await odometerAt(context, vehicleId, new Date(at)))?.km);

test('each trip of the own fleet has one line, from its readings, and a hole before it is a gap', async () => {
  const truck = await house.truck();
  await house.trip(truck, 1, [405_438, 406_154]);
  const load = await house.delivered(truck, 3, { odometers: [406_216, 406_686] });
  await house.within((context) => writeTripLine(context, load));
  await house.within((context) => writeTripLine(context, load));
  const { lines, gaps, sums, barriers } = await house.log(truck);
  expect(lines.map(({ startKm, endKm, purpose, kmSource }) => [startKm, endKm, purpose, kmSource])).toEqual([
    [405_438, 406_154, 'empty', 'person'],
    [406_216, 406_686, 'load', 'odometer'],
  ]);
  expect(gaps).toMatchObject([{ startKm: 406_154, endKm: 406_216, km: 62 }]);
  expect(sums).toMatchObject({ km: 1186, loadedKm: 470, emptyKm: 716, gapKm: 62 });
  expect(barriers).toEqual([{ code: 'gaps', count: 1 }]);
  expect(await lock(truck)).toMatchObject({ code: 'fleetMonthGaps' });
  await house.trip(truck, 2, [406_154, 406_216], { purpose: 'workshop' });
  expect(await house.log(truck)).toMatchObject({ gaps: [], barriers: [] });
  await house.within((context) => removeTripLine(context, load));
  expect((await house.log(truck)).lines).toHaveLength(2);
});

test('without a reading a trip begins where the last one ended, and its kilometres wait for somebody who knows them', async () => {
  const truck = await house.truck();
  await house.trip(truck, 1, [100_000, 100_400]);
  const load = await house.delivered(truck, 4, { distance: 612 });
  await house.within((context) => writeTripLine(context, load));
  const { lines, barriers } = await house.log(truck);
  expect(lines[1]).toMatchObject({ startKm: 100_400, endKm: 101_012, kmSource: 'distance', flags: ['distance'] });
  expect(barriers).toEqual([{ code: 'flags', count: 1 }]);
  const { id, lockId, startedAt, endedAt, fromPlace, toPlace } = lines[1]!;
  const put = { id, vehicleId: truck, startedAt, endedAt, fromPlace, toPlace, startKm: 100_400, endKm: 101_020 };
  expect(await house.call('putFleetLogLine', put, { ...house.clerk, lockId })).toMatchObject({ response: 'ok' });
  expect((await house.log(truck)).lines[1]).toMatchObject({
    purpose: 'load',
    endKm: 101_020,
    kmSource: 'person',
    flags: [],
  });
});

test('kilometres of another trip, an end below the start and what the odometer cannot have shown are refused', async () => {
  const truck = await house.truck();
  await house.trip(truck, 5, [50_000, 50_400]);
  const line = { kind: 'trip', startedAt: house.at(6, '06:00'), endedAt: house.at(6, '14:00'), purpose: 'empty' };
  const fields = async (more: object) => Object.keys((await house.add(truck, { ...line, ...more })).fields ?? {});
  expect(await fields({ startKm: 50_300, endKm: 50_600 })).toEqual(['startKm']);
  expect(await fields({ startKm: 50_600, endKm: 50_500 })).toEqual(['endKm']);
  expect(await fields({ startKm: 50_400, endKm: 58_000 })).toEqual(['endKm']);
  expect(await fields({ startKm: 50_400, endKm: null, purpose: 'other' })).toEqual(['remarks', 'endKm']);
  expect(await fields({ startKm: 50_400, endKm: 50_500, vehicleId: crypto.randomUUID() })).toEqual(['vehicleId']);
});

test('a slip fits its tank, or is refused; a price beyond a fifth of the day waits to be accepted', async () => {
  const truck = await house.truck();
  expect((await house.add(truck, fuel(5, { litres: 840.5 }))).fields).toHaveProperty('litres');
  const dear = await house.ask<{ id: string; lockId: string; flags: string[] }>(
    'postFleetLogLine',
    { vehicleId: truck, ...fuel(5, { unitPrice: 28, slipNumber: '771204', provider: 'FNB' }) },
    house.clerk,
  );
  expect(dear.flags).toEqual(['price']);
  expect((await house.add(truck, fuel(6, { slipNumber: '771204', provider: 'FNB' }))).fields).toHaveProperty(
    'slipNumber',
  );
  expect(await lock(truck)).toMatchObject({ code: 'fleetMonthFlags' });
  const { kind: _, ...accepted } = {
    ...fuel(5),
    unitPrice: 28,
    slipNumber: '771204',
    provider: 'FNB',
    acceptFlags: true,
  };
  const put = { id: dear.id, vehicleId: truck, ...accepted };
  expect(await house.call('putFleetLogLine', put, { ...house.clerk, lockId: dear.lockId })).toMatchObject({
    response: 'ok',
  });
  expect(await lock(truck)).toMatchObject({ response: 'ok' });
});

test('locking posts by item, locked lines stay, and a reversing line takes their costs back (case 39)', async () => {
  const truck = await house.truck();
  await house.trip(truck, 5, [200_000, 200_500]);
  await house.add(truck, fuel(5, { odometerKm: 199_990 }));
  await house.add(truck, { kind: 'toll', endedAt: house.at(5, '09:00'), amount: 286.5, place: 'Mariannhill' });
  expect(await logNotLockedCount()).toBeGreaterThan(0);
  expect(await house.ask('lockFleetLogMonth', { vehicleId: truck, month: house.month }, house.clerk)).toMatchObject({
    lines: 3,
    amount: 9755.67,
  });
  const db = house.app.database.writer(partition);
  const posted = async () =>
    (
      await sql<{ code: string; amount: number }>`
        select a.code, sum(l.amount)::int as amount from journal j
          join journal_line l on l.partition = j.partition and l.journal_id = j.id
          join journal_account a on a.partition = l.partition and a.id = l.account_id
         where j.partition = ${partition} and j.source = 'fleetLog' and j.source_id = ${truck} group by a.code order by a.code`.execute(
        db,
      )
    ).rows.map(({ code, amount }) => [code, amount]);
  expect(await posted()).toEqual([
    ['2070', -975_567],
    ['5020', 946_917],
    ['5040', 28_650],
  ]);
  expect(await lock(truck)).toMatchObject({ code: 'fleetMonthLocked' });
  const { lines, locked } = await house.log(truck);
  expect(locked).toMatchObject({ amount: 9755.67 });
  const slip = lines.find((line) => line.kind === 'fuel')!;
  const { lockId } = slip;
  const gone = await house.call('deleteFleetLogLine', { id: slip.id, reason: 'Wrong.' }, { ...house.clerk, lockId });
  expect(gone).toMatchObject({ code: 'fleetLineLocked' });
  await expect(
    sql`update fleet_log_line set amount = 1 where partition = ${partition} and id = ${slip.id}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'fleet_log_line_locked' });
  const reversal = await house.call(
    'reverseFleetLogLine',
    { id: slip.id, reason: 'Another truck.' },
    { ...house.clerk, lockId },
  );
  expect(reversal).toMatchObject({ response: 'ok' });
  const next = addMonths(`${house.month}-01`, 1).slice(0, 7);
  const later = await house.log(truck, next);
  expect(later.lines).toMatchObject([
    { litres: -412.6, amount: -9469.17, reversesId: slip.id, month: next, day: slip.day },
  ]);
  expect(later.sums.fuel).toBe(-9469.17);
  expect(await km(truck, house.at(5, '05:40'))).toBeUndefined();
  const again = (await house.log(truck)).lines.find(({ id }) => id === slip.id)!;
  const twice = await house.call(
    'reverseFleetLogLine',
    { id: slip.id, reason: 'x' },
    { ...house.clerk, lockId: again.lockId },
  );
  expect(twice).toMatchObject({ code: 'fleetLineReversed' });
});

async function logNotLockedCount(): Promise<number> {
  const [found] = await house.within((context) =>
    logNotLocked.find(context, {
      companyId: house.clerk.companyId,
      periodId: '',
      area: 'fleet',
      from: `${house.month}-01`,
      to: `${house.month}-28`,
    }),
  );
  return found!.count;
}

test('half past ten at night in UTC on the last day belongs to the next month (case 54)', async () => {
  const truck = await house.truck();
  const last = new Date(`${addMonths(`${house.month}-01`, 1)}T00:00:00Z`).getTime() - 90 * 60_000;
  await house.add(truck, { ...fuel(1), endedAt: new Date(last).toISOString() });
  expect((await house.log(truck)).lines).toEqual([]);
  expect((await house.log(truck, addMonths(`${house.month}-01`, 1).slice(0, 7))).lines).toHaveLength(1);
});

const layout = async (more: object = {}) =>
  (
    await house.ask<{ id: string }>(
      'postFleetSlipLayout',
      {
        name: `Layout ${crypto.randomUUID().slice(0, 8)}`,
        provider: `P${crypto.randomUUID().slice(0, 8)}`,
        decimalMark: '.',
        dateForm: 'YMD',
        columns: {
          date: 'Date',
          time: 'Time',
          card: 'Card',
          number: 'No',
          litres: 'Litres',
          unitPrice: 'Price',
          amount: 'Amount',
          odometer: 'Odo',
        },
        ...more,
      },
      house.clerk,
    )
  ).id;
const send = (layoutId: string, lines: readonly string[]) => {
  const content = Buffer.from(['Date,Time,Card,No,Litres,Price,Amount,Odo', ...lines].join('\n')).toString('base64');
  return house.call('postFleetSlipFile', { layoutId, fileName: 'slips.csv', content }, house.clerk);
};

test('a file that comes twice adds nothing, and one that overlaps adds what is new (case 34)', async () => {
  await house.truck({ fuelCardNo: '7078 0000 0000 0001' });
  const layoutId = await layout();
  const row = (no: number) => `${house.month}-0${no},05:32,7078000000000001,${no},100,22.95,,`;
  expect(await send(layoutId, [row(1), row(2)])).toMatchObject({ result: { added: 2, known: 0, refused: [] } });
  expect(await send(layoutId, [row(1), row(2)])).toMatchObject({ result: { added: 0, known: 2 } });
  expect(await send(layoutId, [row(2), row(3)])).toMatchObject({ result: { added: 1, known: 1 } });
});

test('a workbook is read by the same layout: the sheet and the line with its headings are found', async () => {
  await house.truck({ fuelCardNo: '7078000000000091' });
  const layoutId = await layout();
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = (rows: string) => `<?xml version="1.0"?><worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;
  const slip = (card: string, no: number) =>
    `<row>${text(`${house.month}-02`)}${text('05:32')}${card}<c><v>${no}</v></c><c><v>412.5</v></c><c><v>22.95</v></c></row>`;
  const headings = ['Date', 'Time', 'Card', 'No', 'Litres', 'Price', 'Amount', 'Odo'];
  const parts = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="About" r:id="a"/><sheet name="Slips" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Target="a.xml"/><Relationship Id="b" Target="b.xml"/></Relationships>`,
    'xl/a.xml': sheet(`<row>${text('Fuel of October')}</row>`),
    'xl/b.xml': sheet(
      `<row>${text('Transactions')}</row><row>${headings.map(text).join('')}</row>` +
        slip(text('7078000000000091'), 71) +
        slip('<c><v>7078000000000030</v></c>', 72),
    ),
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])));
  const sent = (content: Uint8Array) =>
    house.call(
      'postFleetSlipFile',
      { layoutId, fileName: 'slips.xlsx', content: Buffer.from(content).toString('base64') },
      house.clerk,
    );
  expect(await sent(bytes)).toMatchObject({
    result: { added: 1, waiting: 0, refused: [{ row: 4, problem: 'cardDamaged' }] },
  });
  expect(await sent(bytes)).toMatchObject({ result: { added: 0, known: 1 } });
  expect(await sent(bytes.slice(0, 300))).toMatchObject({ status: 422, code: 'fleetFileUnreadable' });
});

test('a slip keeps the photo from which its amount was typed, also once its month is locked; a trip takes none', async () => {
  const truck = await house.truck();
  const trip = await house.trip(truck, 3, [70_000, 70_300]);
  const slip = (
    await house.add(truck, {
      kind: 'fuel',
      endedAt: house.at(3, '15:00'),
      litres: 100,
      amount: 2295,
      odometerKm: 70_300,
    })
  ).result as { id: string };
  const content = png(40, 60).toString('base64');
  const send = (id: string, more: object = {}) =>
    house.call('postFleetSlipPhoto', { id, fileName: 'slip.png', content, ...more }, house.clerk);
  expect(await send(trip.id)).toMatchObject({ status: 422, code: 'fleetPhotoOfSlip' });
  expect(await send(slip.id, { content: Buffer.from('no picture').toString('base64') })).toMatchObject({ status: 400 });
  const { blobName } = (await send(slip.id)).result as { blobName: string };
  const line = async () => (await house.log(truck)).lines.find(({ id }) => id === slip.id)!;
  expect(await line()).toMatchObject({ photos: [blobName], amount: 2295 });
  await house.ask('lockFleetLogMonth', { vehicleId: truck, month: house.month }, house.clerk);
  for (let photo = 2; photo <= 5; photo++) expect(await send(slip.id)).toMatchObject({ response: 'ok' });
  expect(await send(slip.id)).toMatchObject({ status: 422, code: 'fleetPhotosMany' });
  expect((await line()).photos).toHaveLength(5);
});

test('a card that nobody knows waits, the others go in, and it is posted with the month once it is matched (case 37)', async () => {
  const truck = await house.truck({ fuelCardNo: '7078000000000022' });
  const layoutId = await layout();
  const row = (no: number, card: string) => `${house.month}-1${no},05:32,${card},${no},100,22.95,,`;
  const outcome = await send(layoutId, [
    row(1, '7078000000000022'),
    row(2, '7078999999999999'),
    row(3, '7078999999999999'),
  ]);
  expect(outcome).toMatchObject({ result: { added: 3, waiting: 2 } });
  await house.trip(truck, 15, [10_000, 10_400]);
  expect(await lock(truck)).toMatchObject({ response: 'ok', result: { amount: 2295 } });
  const waiting = (await house.ask<{ rows: FleetLogLine[] }>('getFleetLogWaiting', { search: '7078999' }, house.clerk))
    .rows;
  expect(waiting).toHaveLength(2);
  const [first] = waiting;
  const put = {
    id: first!.id,
    vehicleId: truck,
    endedAt: first!.endedAt,
    litres: 100,
    unitPrice: 22.95,
    card: first!.card,
    provider: first!.provider,
    slipNumber: first!.slipNumber,
    ofCard: true,
  };
  expect(await house.call('putFleetLogLine', put, { ...house.clerk, lockId: first!.lockId })).toMatchObject({
    response: 'ok',
  });
  const next = addMonths(`${house.month}-01`, 1).slice(0, 7);
  expect(
    (await house.log(truck, next)).lines.map(({ status, amount, day }) => [status, amount, day.slice(0, 7)]),
  ).toEqual([
    ['OPEN', 2295, house.month],
    ['OPEN', 2295, house.month],
  ]);
});

test('a figure that may be read in two ways is asked about, and a reading that cannot be is flagged', async () => {
  const truck = await house.truck({ fuelCardNo: '7078000000000033' });
  await house.trip(truck, 10, [300_000, 300_400]);
  const unclear = await layout({ decimalMark: '' });
  const odd = `${house.month}-12,05:32,7078000000000033,9,"1,234",22.95,,`;
  expect(await send(unclear, [odd])).toMatchObject({ code: 'fleetFileDecimal' });
  const clear = await layout();
  const row = `${house.month}-12,05:32,7078000000000033,9,100,22.95,,150000`;
  expect(await send(clear, [row])).toMatchObject({ result: { added: 1, flagged: 1 } });
  expect((await house.log(truck)).lines.find(({ kind }) => kind === 'fuel')).toMatchObject({ flags: ['odometer'] });
});

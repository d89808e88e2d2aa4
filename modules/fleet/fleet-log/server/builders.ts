import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type InputOf, inputOf } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { fleetLogService } from '../contract.ts';
import { addLayout } from './layouts.ts';
import { addLine } from './save-line.ts';
import { readSlipFile } from './slip-files.ts';
import { writeTripLine } from './trip-lines.ts';

const { postFleetLogLine, postFleetSlipLayout } = fleetLogService.operations;

function within<T>(app: App, partition: string, work: (context: Context) => Promise<T>): Promise<T> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildFleetLog' });
  const actor = { kind: 'stranger', name: 'Sipho Dlamini' } as const;
  return inPartition({ ...system, actor }, partition, work);
}

/** Puts a line in as the product would, for the demonstration. */
export function buildFleetLine(app: App, partition: string, given: InputOf<typeof postFleetLogLine>): Promise<string> {
  return within(app, partition, async (context) => (await addLine(context, inputOf(postFleetLogLine.input, given))).id);
}

/** Puts the line of a delivered load in. */
export function buildTripLine(app: App, partition: string, loadId: string): Promise<string | undefined> {
  return within(app, partition, async (context) => (await writeTripLine(context, loadId))?.id);
}

/** Puts a layout of slip files in, and reads a file by it. */
export function buildSlipFile(
  app: App,
  partition: string,
  given: { readonly layout: InputOf<typeof postFleetSlipLayout>; readonly text: string },
): Promise<void> {
  return within(app, partition, async (context) => {
    const { id } = await addLayout(context, inputOf(postFleetSlipLayout.input, given.layout));
    const content = Buffer.from(given.text).toString('base64');
    await readSlipFile(context, { layoutId: id, fileName: 'slips.csv', content });
  });
}

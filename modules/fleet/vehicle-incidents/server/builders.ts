import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type InputOf, inputOf } from '#platform/operation.ts';
import { incidentService } from '../contract.ts';
import { reportIncident } from './save-incident.ts';

type Given = InputOf<(typeof incidentService)['operations']['postVehicleIncident']>;

/** Reports an incident as the product would, for the demonstration. Answers its id. */
export async function buildIncident(app: App, partition: string, given: Given): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildIncident' });
  const actor = { kind: 'stranger', name: 'Pieter Botha' } as const;
  return inPartition({ ...system, actor }, partition, async (context) => {
    return (await reportIncident(context, inputOf(incidentService.operations.postVehicleIncident.input, given))).id;
  });
}

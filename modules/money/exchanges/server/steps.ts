import { STATUS_CODES } from 'node:http';
import type { Context } from '#platform/server/implement.ts';
import { masked } from '../mask.ts';
import type { StepOutcome } from '../status.ts';
import type { Called } from './call.ts';
import './tables.ts';

/** One call of another system, with what was asked and what came back. */
export interface MadeStep {
  readonly at: Date;
  readonly kind: 'try' | 'lookUp';
  readonly outcome: StepOutcome;
  readonly asked: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly called: Pick<Called, 'statusCode' | 'headers' | 'body' | 'milliseconds'>;
}

/** Keeps what was asked and what came back, without secrets: `known` are those that the product has itself. */
export async function keepSteps(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  exchangeId: string,
  steps: readonly MadeStep[],
  known: readonly string[],
): Promise<void> {
  if (steps.length === 0) return;
  const { last } = await db
    .selectFrom('exchange_step')
    .select((row) => row.fn.max('number').as('last'))
    .where('partition', '=', partition)
    .where('exchange_id', '=', exchangeId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('exchange_step')
    .values(
      steps.map(({ at, kind, outcome, asked, called }, place) => ({
        partition,
        exchange_id: exchangeId,
        number: Number(last ?? 0) + place + 1,
        at,
        kind,
        outcome,
        status_code: called.statusCode,
        milliseconds: called.milliseconds,
        ...messagesOf({ asked, called }, known),
      })),
    )
    .execute();
}

/** What was asked and what came back, as people may see it. */
export function messagesOf(
  { asked: { method, url, headers }, called }: Pick<MadeStep, 'asked' | 'called'>,
  known: readonly string[],
): { readonly request: string; readonly answer: string } {
  return {
    request: masked([`${method} ${url}`, ...headLines(headers)].join('\n'), known),
    answer: masked(answerText(called), known),
  };
}

function answerText({ statusCode, headers, body }: MadeStep['called']): string {
  if (statusCode === null) return '';
  return [`${statusCode} ${STATUS_CODES[statusCode] ?? ''}`.trim(), ...headLines(headers), '', body].join('\n');
}

function headLines(headers: Readonly<Record<string, string | readonly string[] | undefined>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .map((each) => `${name.replaceAll(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())}: ${each}`),
  );
}

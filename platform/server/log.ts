import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

interface Line {
  readonly level: number;
  readonly message?: string;
  readonly error?: { readonly message?: string; readonly stack?: string };
}

/**
 * The log: one JSON object a line, for whatever collects it. Who starts the server by hand in a terminal reads sentences
 * there, so that what is only information is left out and a trouble is a sentence too, unless `LOG_LEVEL` asks for more.
 */
export function logFor(
  config: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>,
  out: NodeJS.WriteStream = process.stdout,
): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: null,
    messageKey: 'message',
    errorKey: 'error',
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  const isRead = out.isTTY && config.NODE_ENV !== 'production' && config.LOG_LEVEL !== 'debug';
  return isRead ? pino(options, sentencesTo(out)) : pino(options, out);
}

const warning = 40;

function sentencesTo(out: Pick<NodeJS.WriteStream, 'write'>): DestinationStream {
  return {
    write(line) {
      const { level, message = '', error } = JSON.parse(line) as Line;
      if (level < warning) return;
      const why = error?.stack ?? error?.message ?? '';
      out.write(`${level > warning ? 'Error' : 'Warning'}: ${[message, why].filter(Boolean).join('\n')}\n`);
    },
  };
}

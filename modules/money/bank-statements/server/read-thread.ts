import { parentPort } from 'node:worker_threads';
import { readBankFile } from '../detect.ts';
import { decoded } from './decoded.ts';
import type { ReadRequest } from './read-in-thread.ts';

/** The thread in which one file of a bank is read. It answers once, and is ended by who has asked. */
const port = parentPort;
if (!port) throw new Error('this file is the body of a worker thread');
port.on('message', ({ bytes, columns }: ReadRequest) => port.postMessage(readBankFile(decoded(bytes), columns)));

import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { parentPort } from 'node:worker_threads';

// Not in TypeScript: a thread that reads types away holds five times as much.

/** Of what others leave it a thread of this rank takes all; of a processor that one other wants, a quarter. */
const rank = 5;

/** On Linux a thread has a number and a rank of its own. Elsewhere there is none to name, and hashing takes its equal share. */
function stepBack() {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(Number(fs.readlinkSync('/proc/thread-self').split('/').at(-1)), rank);
  } catch {
    // A system that hides its processes: nothing is lost but the rank.
  }
}

stepBack();
parentPort.on('message', ({ password, nonce, ...parameters }) => {
  parentPort.postMessage(crypto.argon2Sync('argon2id', { message: password, nonce, ...parameters }));
});

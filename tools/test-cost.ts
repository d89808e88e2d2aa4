import fs from 'node:fs';
import os from 'node:os';

/** A process as Linux tells of it; its ticks are its own work and that of the children that it has seen end. */
export interface SeenProcess {
  readonly pid: number;
  readonly parent: number;
  /** With the pid it names a process for good: pids are given again. */
  readonly started: number;
  readonly ticks: number;
}

/** What the processors of the machine have done since it started, in ticks. `stolen` went to other machines on the same host. */
export interface MachineTicks {
  readonly busy: number;
  readonly idle: number;
  readonly stolen: number;
}

/** What a part of `npm test` cost, in seconds; `own` and `others` are not known everywhere. */
export interface Cost {
  readonly wall: number;
  readonly own: number | undefined;
  readonly others: number | undefined;
  readonly stolen: number;
  readonly idle: number;
}

const ticksPerSecond = 100;
const everyMilliseconds = 1000;

/** `/proc/<pid>/stat`; the name of the program stands in brackets and may have blanks and brackets in it. */
export function parseProcess(text: string): SeenProcess {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const at = (place: number) => Number(fields[place - 3]);
  return { pid: Number.parseInt(text), parent: at(4), started: at(22), ticks: at(14) + at(15) + at(16) + at(17) };
}

/** The first line of `/proc/stat`: user, nice, system, idle, waiting for a disk, interrupts (two kinds), stolen. */
export function parseMachine(text: string): MachineTicks {
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, hard = 0, soft = 0, stolen = 0] = (
    text.split('\n', 1)[0] ?? ''
  )
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busy: user + nice + system + hard + soft, idle: idle + waiting, stolen };
}

/**
 * The work of a process and of all that descend from it: servers, PostgreSQL, browsers. Whoever belongs to the family stays
 * in it when its parent ends first. What a process has done moves to its parent when that sees it end. A sum that falls
 * means that nobody saw it: the browser ends before its own children. What was seen of them is kept.
 */
export function familyOf(root: number): { readonly look: (processes: readonly SeenProcess[]) => number } {
  const members = new Set<string>();
  const known = ({ pid, started }: SeenProcess) => `${pid} ${started}`;
  let [last, lost] = [0, 0];
  return {
    look(processes) {
      const pids = new Set([root, ...processes.filter((each) => members.has(known(each))).map(({ pid }) => pid)]);
      for (let before = 0; before < pids.size;) {
        before = pids.size;
        for (const { pid, parent } of processes) if (pids.has(parent)) pids.add(pid);
      }
      const family = processes.filter(({ pid }) => pids.has(pid));
      for (const each of family) members.add(known(each));
      const sum = family.reduce((all, { ticks }) => all + ticks, 0);
      lost += Math.max(0, last - sum);
      last = sum;
      return sum + lost;
    },
  };
}

/** Measures from now on; `lap` says what was spent since it was called last, `stop` what was spent in all. */
export function costMeter(): { readonly lap: () => Cost; readonly stop: () => Cost } {
  const family = familyOf(process.pid);
  const now = () => ({ at: performance.now(), own: ownTicks(family.look), machine: machineTicks() });
  const first = now();
  let lapped = first;
  const timer = setInterval(() => ownTicks(family.look), everyMilliseconds);
  return {
    lap() {
      const [from, to] = [lapped, now()];
      lapped = to;
      return between(from, to);
    },
    stop() {
      clearInterval(timer);
      return between(first, now());
    },
  };
}

interface Moment {
  readonly at: number;
  readonly own: number | undefined;
  readonly machine: MachineTicks;
}

function between(from: Moment, to: Moment): Cost {
  const seconds = (ticks: number) => Math.max(0, ticks / ticksPerSecond);
  const own = from.own === undefined || to.own === undefined ? undefined : seconds(to.own - from.own);
  return {
    wall: (to.at - from.at) / 1000,
    own,
    others: own === undefined ? undefined : Math.max(0, seconds(to.machine.busy - from.machine.busy) - own),
    stolen: seconds(to.machine.stolen - from.machine.stolen),
    idle: seconds(to.machine.idle - from.machine.idle),
  };
}

/** Only Linux tells of other processes in files. */
function ownTicks(look: (processes: readonly SeenProcess[]) => number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return look(
    fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          return parseProcess(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
        } catch {
          return []; // It has ended in between.
        }
      }),
  );
}

function machineTicks(): MachineTicks {
  if (process.platform === 'linux') return parseMachine(fs.readFileSync('/proc/stat', 'utf8'));
  const ticks = { busy: 0, idle: 0, stolen: 0 };
  for (const { times } of os.cpus()) {
    ticks.busy += (times.user + times.nice + times.sys + times.irq) / (1000 / ticksPerSecond);
    ticks.idle += times.idle / (1000 / ticksPerSecond);
  }
  return ticks;
}

/** One line: seconds of the wall and of the processors, and who had the processors meanwhile. */
export function costInWords(name: string, { wall, own, others, stolen, idle }: Cost): string {
  const all = (own ?? 0) + (others ?? 0) + stolen + idle;
  const share = (part: number) => `${Math.round((100 * part) / Math.max(all, 0.01))} %`;
  const line = `${name}: ${wall.toFixed(0)} s`;
  if (own === undefined || others === undefined) return `${line}; its processor time is not known on this system`;
  const shares = `the processors were ${share(own)} with it, ${share(others)} with other work, ${share(stolen)} with other machines, ${share(idle)} idle`;
  return `${line}, ${own.toFixed(0)} s of processor time; ${shares}`;
}

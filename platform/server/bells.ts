/** When the sockets of a partition were last told of a noun, as this process knows it. */
export interface Bells {
  ring(partition: string, channel: string): void;
  /** Milliseconds on the steady clock of this process; 0 where none of them has rung. */
  lastOf(partition: string, channels: readonly string[]): number;
}

export function bells(now: () => number = () => performance.now()): Bells {
  const last = new Map<string, number>();
  return {
    ring: (partition, channel) => void last.set(`${partition} ${channel}`, now()),
    lastOf: (partition, channels) =>
      channels.reduce((latest, channel) => Math.max(latest, last.get(`${partition} ${channel}`) ?? 0), 0),
  };
}

import { WebSocket } from 'ws';

/** A client process with many sockets. Says `open` when all listen, and `heard` whenever all have heard the next message. */
export interface SocketPlan {
  readonly url: string;
  readonly count: number;
  /** What each says, one after the other as they are answered, before it listens. */
  readonly says: readonly string[];
}

process.once('message', (plan: SocketPlan) => {
  open(plan).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));

async function open({ url, count, says }: SocketPlan): Promise<void> {
  let heard = 0;
  for (let number = 0; number < count; number++) {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      let said = 0;
      let isOpen = false;
      const goOn = () => {
        isOpen = said === says.length;
        if (isOpen) resolve();
        else socket.send(says[said++]!);
      };
      socket.on('error', reject);
      socket.on('open', goOn);
      socket.on('message', () => {
        if (!isOpen) goOn();
        else if (++heard % count === 0) process.send!('heard');
      });
    });
  }
  process.send!('open');
}

import { readConfig } from './config.ts';
import { StartRefusal } from './platform/db/data-lock.ts';
import { start } from './start.ts';

/** `node src/server.ts`: both hosts until a signal ends them. What is in the way of starting is said in one sentence. */
let stop: (() => Promise<void>) | undefined;
let stopping = false;

const onSignal = (): void => {
  // Still starting, or asked a second time: nothing is open that a killed process would lose.
  if (!stop || stopping) process.exit(130);
  stopping = true;
  stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);

try {
  await start(readConfig(process.env, process.argv.slice(2)), (stopServer) => {
    stop = stopServer;
  });
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}

import { readConfig } from './config.ts';
import { assertOpens } from './listen.ts';
import { openDatabase } from './open-database.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';

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
  const config = readConfig(process.env, process.argv.slice(2));
  await assertOpens(config.host, config.port, false);
  await assertOpens(config.host, config.port + 1, true);
  const db = await openDatabase(config);
  // All that serves takes a second to load: what is in the way is said before.
  const { start } = await import('./start.ts');
  await start(config, db, (stopServer) => {
    stop = stopServer;
  });
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}

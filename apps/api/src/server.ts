import { readConfig } from './config.ts';
import { assertOpens } from './listen.ts';
import { openDatabase } from './open-database.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';
import { describeError } from './platform/describe-error.ts';

/** `node src/server.ts`: runs both hosts until a signal. Explains in one sentence why it cannot start. */
let stop: (() => Promise<void>) | undefined;
let stopping = false;

const onSignal = (): void => {
  // Still starting, or signalled twice: there is nothing to lose by exiting.
  if (!stop || stopping) process.exit(130);
  stopping = true;
  stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(describeError(error));
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);

// Node's own report would print all properties of the error, such as the row that PostgreSQL refused.
process.on('uncaughtException', (error) => {
  console.error(describeError(error));
  process.exit(1);
});

try {
  const config = readConfig(process.env, process.argv.slice(2));
  await assertOpens(config.host, config.port, false);
  await assertOpens(config.host, config.port + 1, true);
  const db = await openDatabase(config);
  // Loading the server takes a second, so the configuration is checked before.
  const { start } = await import('./start.ts');
  await start(config, db, (stopServer) => {
    stop = stopServer;
  });
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : describeError(error));
  process.exit(1);
}

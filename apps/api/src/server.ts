import { readConfig } from './config.ts';
import { StartRefusal } from './platform/db/data-lock.ts';
import { start } from './start.ts';

/** `node src/server.ts`: both hosts until a signal ends them. What is in the way of starting is said in one sentence. */
try {
  const { stop } = await start(readConfig(process.env, process.argv.slice(2)), process.env);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}

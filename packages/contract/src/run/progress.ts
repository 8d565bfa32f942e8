const EVERY_MS = 10_000;

/** Reports the current task if there was no other output for a while, so that a log shows progress. */
export const makeProgress = (say: (what: string) => void) => {
  let doing = 'signing in';
  const timer = setInterval(() => say(doing), EVERY_MS).unref();
  return {
    begin: (what: string): void => {
      doing = what;
    },
    /** Call after other output. */
    saidElse: (): void => {
      timer.refresh();
    },
  };
};

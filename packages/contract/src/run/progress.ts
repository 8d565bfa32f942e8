const EVERY_MS = 10_000;

/** Says now and then what is being done, where nothing else was said meanwhile: a log shows that the run goes on, and at what. */
export const makeProgress = (say: (what: string) => void) => {
  let doing = 'signing in';
  const timer = setInterval(() => say(doing), EVERY_MS).unref();
  return {
    begin: (what: string): void => {
      doing = what;
    },
    /** Something else was said. */
    saidElse: (): void => {
      timer.refresh();
    },
  };
};

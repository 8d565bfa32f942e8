/** The environment of a command. */
export type World = {
  env: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
  complain: (line: string) => void;
  /** Ctrl-C. */
  signal: AbortSignal;
  /** The width of the terminal; undefined if the output goes to a file or a pipe. */
  columns: number | undefined;
  /** Asks the person at the terminal; undefined if there is nobody to ask. */
  ask: ((question: string, options?: { hidden?: boolean }) => Promise<string>) | undefined;
  /** Opens an address in the browser. */
  browse: (url: string) => void;
  /** All of the standard input. */
  readInput: () => Promise<string>;
};

/** The exit codes of the command. */
export const EXIT = { done: 0, failed: 1, misused: 2 } as const;

/** An error the user can fix, printed on one line. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.misused) {
    super(message);
    this.exitCode = exitCode;
  }
}
